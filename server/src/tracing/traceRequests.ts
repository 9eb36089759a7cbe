import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracer } from './tracer.ts';

const health: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'other';

const spans = new WeakMap<object, RequestSpan>();

/** The span of a request; undefined if it has none. */
export const spanOf = (request: object): RequestSpan | undefined => spans.get(request);

/** Makes a span of every request but those about health, named by the template of its route. */
export const traceRequests = (app: FastifyInstance, { requestSpan }: Pick<Tracer, 'requestSpan'>): void => {
  app.addHook('onRequest', async (request) => {
    if (health.has(routeOf(request))) return;
    spans.set(request, requestSpan(request.id, [request.headers['traceparent']].flat()[0]));
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.writableEnded ? reply.statusCode : 499;
    spanOf(request)?.end(request.method, routeOf(request), status);
  });
};
