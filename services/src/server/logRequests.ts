import type { FastifyInstance } from 'fastify';

/** Logs must not contain the values of these parameters: locations, search texts, addresses, and secrets of sign-ins. */
const privateParameter =
  /([?&](?:ip|lat|lng|query|email|recipient|state|login_hint|password|session|secret\w*|\w*code|\w*token\w*)=)[^&]*/gi;

/** Logs one line per request. */
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
