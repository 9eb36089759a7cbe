import type { FastifyInstance } from 'fastify';

/** The headers that aws-amplify sends. */
const requestHeaders =
  'amz-sdk-invocation-id, amz-sdk-request, authorization, cache-control, content-type, x-amz-target, x-amz-user-agent';

/** Lets the pages of the site, and no others, call the service from a browser. */
export const crossOrigin = (app: FastifyInstance, siteOrigins: readonly string[]): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin').header('cache-control', 'no-store');
    const { origin } = request.headers;
    if (origin === undefined || !siteOrigins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'x-amzn-errortype, date, retry-after');
  });
  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', '600')
      .send(),
  );
};
