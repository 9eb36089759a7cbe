import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';

/**
 * Answers 405 wherever there is something, but not for the method asked: what may be asked stands in `allow`. To be told
 * of routes it has to come before them; what it gives adds the answers once all are there.
 */
export const otherMethods = (app: FastifyInstance): (() => void) => {
  const known = new Map<string, Set<string>>();
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method as HTTPMethods))
      app.addHttpMethod(method);
  }
  app.addHook('onRoute', ({ url, method }) => {
    // Of an address with a slash at its end one is not told all; it takes what the other does.
    const methods = known.get(url) ?? known.get(url.replace(/\/$/, '')) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  return () => {
    // What is added is told of, too.
    const routes = [...known].map(([url, methods]) => ({ url, taken: [...methods].toSorted() }));
    for (const { url, taken } of routes) {
      const allow = taken.join(', ');
      app.route({
        url,
        method: app.supportedMethods.filter((method) => !taken.includes(method)),
        // Before a body is looked at.
        onRequest: async (_request, reply) =>
          reply
            .code(405)
            .headers({ allow, 'cache-control': 'no-store' })
            .type('text/plain; charset=utf-8')
            .send(`This address takes ${allow}.`),
        handler: () => undefined,
      });
    }
  };
};
