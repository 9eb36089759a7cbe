import type { FastifyInstance } from 'fastify';

/** Where somebody is, and what they typed, is nobody's business later. */
const PRIVATE = /([?&](?:ip|lat|lng|query)=)[^&]*/gi;

/** One line for each request that was answered. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: request.url.replace(PRIVATE, '$1…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
