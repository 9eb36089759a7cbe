import type { FastifyPluginAsync } from 'fastify';
import { leadRoutes } from '../leads/leadRoutes.ts';
import type { Deps } from '../server/deps.ts';

/** The OFP API: applications for full-time offers. */
export const ofpApi: FastifyPluginAsync<Deps> = async (app, { database, origin, identityAdmin, ready }) => {
  await app.register(leadRoutes, { database, origin, identityAdmin, ready });
};
