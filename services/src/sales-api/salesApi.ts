import type { FastifyPluginAsync } from 'fastify';
import { leadRoutes } from '../leads/leadRoutes.ts';
import type { Deps } from '../server/deps.ts';

/** The sales API: applications for gigs. */
export const salesApi: FastifyPluginAsync<Deps> = async (app, { database, origin, identityAdmin, ready }) => {
  await app.register(leadRoutes, { database, origin, identityAdmin, ready });
};
