import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracer } from './tracer.ts';

const health: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'other';

/** Makes a span of every request but those about health, named by the template of its route. */
export const traceRequests = (app: FastifyInstance, { serverSpan }: Pick<Tracer, 'serverSpan'>): void => {
  const ends = new WeakMap<FastifyRequest, ReturnType<typeof serverSpan>>();
  app.addHook('onRequest', async (request) => {
    if (health.has(routeOf(request))) return;
    ends.set(request, serverSpan(request.id, [request.headers['traceparent']].flat()[0]));
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.writableEnded ? reply.statusCode : 499;
    ends.get(request)?.(request.method, routeOf(request), status);
  });
};
