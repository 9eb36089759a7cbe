import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Adds `/readyz`, which says whether the process can serve. */
export const addReadiness = (app: FastifyInstance, ready: Readiness): void => {
  app.get('/readyz', async (_request, reply) => {
    const { isReady, body } = await ready.report();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
};

/** Adds `/healthz`, which says that the event loop runs, and `/readyz`. */
export const addHealth = (app: FastifyInstance, ready: Readiness): void => {
  app.addHook('preClose', async () => ready.stop());
  app.get('/healthz', async () => ({ status: 'ok' }));
  addReadiness(app, ready);
};
