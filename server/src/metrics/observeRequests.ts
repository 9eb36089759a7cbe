import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { createRegistry } from './registry.ts';

/** Measures every request. `routeOf` names the route, one of a bounded set. */
export const observeRequests = (
  app: FastifyInstance,
  { requestStarted, requestEnded }: ReturnType<typeof createRegistry>,
  routeOf: (request: FastifyRequest) => string,
): void => {
  app.addHook('onRequest', async () => requestStarted());
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.writableEnded ? reply.statusCode : 499;
    requestEnded(routeOf(request), status, reply.elapsedTime / 1000);
  });
};
