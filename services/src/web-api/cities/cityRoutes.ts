import { expandedNames } from '../../rest/expand.ts';
import { HttpProblem, required } from '../../rest/httpProblem.ts';
import { parsedIds } from '../../rest/ids.ts';
import { enveloped, wholeList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { expandedCity } from './cityExpansion.ts';
import { getCityById, getCityBySlug, listCities, listNewestCities, listTopCities } from './cityOperations.ts';
import {
  findCities,
  findCityById,
  findCityBySlug,
  findFirstCities,
  type CityParts,
  type CityRow,
} from './cityQueries.ts';

/** Both coordinates, or none. */
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
  app.route({
    ...listCities,
    handler: async (request) => {
      const { lat, lng, query, partner_id, country_code, distanceLessThan, expand } = request.query;
      const ids = parsedIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const names = expandedNames(expand);
      const { items, total } = await findCities(
        database,
        languageOf(request),
        {
          ids,
          query,
          partnerId: partner_id,
          countryCode: country_code,
          point: pointOf(lat, lng),
          distanceLessThan,
        },
        page,
        { texts: names.has('overview'), updated: names.has('updated') },
      );
      return enveloped(items, total, page);
    },
  });

  app.route({
    ...listTopCities,
    handler: async (request) =>
      wholeList(await findFirstCities(database, languageOf(request), 'offers', request.query.limit)),
  });

  app.route({
    ...listNewestCities,
    handler: async (request) =>
      wholeList(await findFirstCities(database, languageOf(request), 'newest', request.query.limit)),
  });

  app.route({
    ...getCityById,
    handler: async (request): Promise<CityRow> => {
      const names = expandedNames(request.query.expand);
      const language = languageOf(request);
      const city = await findCityById(database, language, request.params.id, partsOf(names));
      return expandedCity(database, language, required(city, 'city'), names);
    },
  });

  app.route({
    ...getCityBySlug,
    handler: async (request): Promise<CityRow> => {
      const names = expandedNames(request.query.expand);
      const language = languageOf(request);
      const city = await findCityBySlug(database, language, request.params.slug, partsOf(names));
      return expandedCity(database, language, required(city, 'city'), names);
    },
  });
};
