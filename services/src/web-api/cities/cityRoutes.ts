import type { FastifyRequest } from 'fastify';
import { parseExpand } from '../../rest/expand.ts';
import { HttpProblem, required } from '../../rest/httpProblem.ts';
import { idsIn, parseIds } from '../../rest/ids.ts';
import { toPagedList, toUnpagedList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { expandCity } from './cityExpansion.ts';
import {
  getCityById,
  getCityBySlug,
  listCities,
  listEarningRanges,
  listNewestCities,
  listTopCities,
} from './cityOperations.ts';
import {
  findCities,
  findCityById,
  findCityBySlug,
  findFirstCities,
  type CityParts,
  type CityRow,
} from './cityQueries.ts';
import { findEarningRanges } from './earningRangeQueries.ts';

/** Returns the point, or null without coordinates; one coordinate alone is a 400. */
const pointOf = (latitude: number | undefined, longitude: number | undefined) => {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (latitude === longitude) return null;
  const field = latitude === undefined ? 'lat' : 'lng';
  const fault = { field, code: 'required', message: 'lat and lng go together.' };
  throw new HttpProblem(400, 'The query is not valid.', [fault]);
};

const partsOf = (names: ReadonlySet<string>): CityParts => ({
  overview: names.has('overview'),
  updated: names.has('updated'),
});

export const cityRoutes = (app: TypedApp, { database }: Deps): void => {
  const contextOf = (request: FastifyRequest) => ({ database, language: languageOf(request) });

  app.route({
    ...listCities,
    handler: async (request) => {
      const { lat, lng, query, partner_id, country_code, distanceLessThan, expand } = request.query;
      const ids = parseIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const names = parseExpand(expand);
      const { items, total } = await findCities(contextOf(request), {
        filters: {
          ids,
          query,
          partnerId: partner_id,
          countryCode: country_code,
          point: pointOf(lat, lng),
          distanceLessThan,
        },
        page,
        parts: { texts: names.has('overview'), updated: names.has('updated') },
      });
      return toPagedList(items, total, page);
    },
  });

  app.route({
    ...listTopCities,
    handler: async (request) =>
      toUnpagedList(await findFirstCities(contextOf(request), { by: 'offers', limit: request.query.limit })),
  });

  app.route({
    ...listNewestCities,
    handler: async (request) =>
      toUnpagedList(await findFirstCities(contextOf(request), { by: 'newest', limit: request.query.limit })),
  });

  app.route({
    ...listEarningRanges,
    handler: async (request) => toUnpagedList(await findEarningRanges(database, idsIn(request.query.ids))),
  });

  app.route({
    ...getCityById,
    handler: async (request): Promise<CityRow> => {
      const names = parseExpand(request.query.expand);
      const context = contextOf(request);
      const city = await findCityById(context, request.params.id, partsOf(names));
      return expandCity(context, required(city, 'city'), names);
    },
  });

  app.route({
    ...getCityBySlug,
    handler: async (request): Promise<CityRow> => {
      const names = parseExpand(request.query.expand);
      const context = contextOf(request);
      const city = await findCityBySlug(context, request.params.slug, partsOf(names));
      return expandCity(context, required(city, 'city'), names);
    },
  });
};
