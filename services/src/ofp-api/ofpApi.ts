import type { FastifyPluginAsync } from 'fastify';
import { leadRoutes } from '../leads/leadRoutes.ts';
import type { Deps } from '../server/deps.ts';

/** The ofp API: applications that come from the list of full-time offers. */
export const ofpApi: FastifyPluginAsync<Deps> = async (app, { database, origin }) => {
  await app.register(leadRoutes, { database, origin });
};
