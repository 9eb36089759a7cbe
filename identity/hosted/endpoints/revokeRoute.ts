import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../../deps.ts';
import { revokeRefreshToken } from '../../tokens/grants.ts';
import { fieldsOf } from '../page/forms.ts';

/** Ends the sign-in of a refresh token. An unknown token is no error. */
export const revokeRoute = (app: FastifyInstance, deps: IdentityDeps): void => {
  app.post('/oauth2/revoke', async (request, reply) => {
    const { client_id: clientId, token } = fieldsOf(request);
    if (clientId !== deps.settings.clientId) return reply.code(400).send({ error: 'invalid_client' });
    if (token === undefined) return reply.code(400).send({ error: 'invalid_request' });
    await revokeRefreshToken(deps, token);
    return reply.code(200).send();
  });
};
