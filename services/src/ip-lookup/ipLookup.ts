import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { lookUpIp } from './ipLookupOperations.ts';
import { locateAddress } from './locateAddress.ts';

/** GET /ip_lookup: replaces a geolocation service. */
export const ipLookup: FastifyPluginAsync = async (app) => {
  app.withTypeProvider<TypeBoxTypeProvider>().route({
    ...lookUpIp,
    handler: async (request) => {
      const location = locateAddress((request.query.ip ?? request.ip).trim());
      return location === null
        ? { status: 'fail' as const, lat: null, lon: null, country: null }
        : { status: 'success' as const, ...location };
    },
  });
};
