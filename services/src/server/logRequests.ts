import type { FastifyInstance } from 'fastify';

/** Parameters that logs must not contain: locations and search texts. */
const privateParameter = /([?&](?:ip|lat|lng|query)=)[^&]*/gi;

/** Logs one line for each answered request. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: request.url.replace(privateParameter, '$1…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
