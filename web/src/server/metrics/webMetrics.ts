import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { observeRequests } from './observeRequests.ts';
import { createRegistry, durations } from './registry.ts';

/** A route without its parameters: `page`, `graphql`, `images`, `assets` and the like. */
const routeOf = (url: string | undefined): string => /^\/([\w.-]*)/.exec(url ?? '')?.[1] || 'other';

/** The metrics of the web server. */
export const createWebMetrics = () => {
  const metrics = createRegistry();
  const renderings = new Histogram({
    name: 'citygigs_page_render_duration_seconds',
    help: 'Time to render a page, with its data; kept pages are not rendered.',
    labelNames: ['outcome'],
    buckets: durations,
    registers: [metrics.registry],
  });
  return {
    registry: metrics.registry,
    watchReadiness: metrics.watchReadiness,
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
