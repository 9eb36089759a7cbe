import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../deps.ts';

/** Publishes the keys that verify the pool's tokens. */
export const keysRoute = (
  app: FastifyInstance,
  { secrets, settings }: Pick<IdentityDeps, 'secrets' | 'settings'>,
): void => {
  app.get(`/${settings.poolId}/.well-known/jwks.json`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: [secrets.publicKey] }),
  );
};
