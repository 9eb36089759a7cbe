import type { FastifyInstance } from 'fastify';
import { loggedAddress } from './loggedAddress.ts';

/** Logs one line per request. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: loggedAddress(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
