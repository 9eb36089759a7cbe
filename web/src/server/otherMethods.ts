import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';

/**
 * Answers 405 on existing paths for unsupported methods, with the supported ones in `allow`. Must be called before the
 * routes are added, so that it sees them; call the returned function after the last one.
 */
export const otherMethods = (app: FastifyInstance): (() => void) => {
  const known = new Map<string, Set<string>>();
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method as HTTPMethods))
      app.addHttpMethod(method);
  }
  app.addHook('onRoute', ({ url, method }) => {
    // For a path with a trailing slash fastify reports only some methods; it supports those of the path without it.
    const methods = known.get(url) ?? known.get(url.replace(/\/$/, '')) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  return () => {
    // A copy, because adding a route changes the map.
    const routes = [...known].map(([url, methods]) => ({ url, supported: [...methods].toSorted() }));
    for (const { url, supported } of routes) {
      const allow = supported.join(', ');
      app.route({
        url,
        method: app.supportedMethods.filter((method) => !supported.includes(method)),
        // Answers before the body is read.
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
