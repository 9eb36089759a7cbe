import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { GatewayObserver } from '../gateway/gatewayAccess.ts';
import { observeRequests } from '@citygigs/server/metrics/observeRequests.ts';
import { createRegistry } from '@citygigs/server/metrics/registry.ts';

/** A route without its parameters: `page`, `graphql`, `images`, `assets` and the like. */
const routeOf = (url: string | undefined): string => /^\/([\w.-]*)/.exec(url ?? '')?.[1] || 'other';

/** The metrics of the web server. */
export const createWebMetrics = () => {
  const metrics = createRegistry();
  const renderings = metrics.durations(
    'citygigs_page_render_duration_seconds',
    'Time to render a page, with its data; cached pages are not rendered.',
    ['outcome'],
  );
  const calls = metrics.durations(
    'citygigs_gateway_call_duration_seconds',
    'Time until the gateway answered, by how the attempt ended; without those whose visitors left.',
    ['outcome'],
  );
  const retries = new Counter({
    name: 'citygigs_gateway_retries_total',
    help: 'Requests that were sent to the gateway again.',
    labelNames: ['cause'],
    registers: [metrics.registry],
  });
  const cdnPurges = new Counter({
    name: 'citygigs_cdn_purges_total',
    help: 'Requests that purge the CDN, by whether it answered, at the second attempt at the latest.',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  });
  const gatewayObserver: GatewayObserver = {
    called: (outcome, seconds) => calls.observe({ outcome }, seconds),
    retried: (cause) => retries.inc({ cause }),
  };
  return {
    registry: metrics.registry,
    watchReadiness: metrics.watchReadiness,
    requestsRefused: metrics.requestsRefused,
    gatewayObserver,
    cdnPurged: (outcome: 'answered' | 'failed'): void => cdnPurges.inc({ outcome }),
    observeRequests: (app: FastifyInstance): void =>
      observeRequests(app, metrics, ({ routeOptions }) => routeOf(routeOptions.url)),
    /** Measures a rendering, and returns what it returns. */
    observeRendering: async <Page>(render: () => Promise<Page>): Promise<Page> => {
      const end = renderings.startTimer();
      try {
        const page = await render();
        end({ outcome: 'rendered' });
        return page;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  };
};

export type WebMetrics = ReturnType<typeof createWebMetrics>;
