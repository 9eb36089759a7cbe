import type { FastifyInstance } from 'fastify';
import { observeRequests } from './observeRequests.ts';
import { createRegistry } from './registry.ts';

/** A route without its parameters: `page`, `graphql`, `images`, `assets` and the like. */
const routeOf = (url: string | undefined): string => /^\/([\w.-]*)/.exec(url ?? '')?.[1] || 'other';

/** The metrics of the web server. */
export const createWebMetrics = () => {
  const metrics = createRegistry();
  const renderings = metrics.durations(
    'citygigs_page_render_duration_seconds',
    'Time to render a page, with its data; kept pages are not rendered.',
    ['outcome'],
  );
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
