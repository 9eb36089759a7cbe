import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { idOf, idsParam, requiredIdsParam } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot, InvalidRequest } from '../../rest/problem.ts';
import { placeNamePattern } from '../../text/textPatterns.ts';
import { City, CityList, CityProposition } from './citySchema.ts';
import { CityEarningRangesList } from './earningRangeSchema.ts';

const expand = expandParam(['country', 'topReviews', 'overview', 'categories', 'updated']);

const limit = Type.Integer({ minimum: 1, maximum: 200, default: 4, description: 'Maximum number of rows.' });

export const listCities = operation('GET', '/cities', {
  operationId: 'listCities',
  summary: 'List cities by name, partner, country or distance',
  description:
    'Largest cities first, unless query or a point is given. Filters can be combined. query searches names in every language and alphabet, slugs, short names (`NYC`) and countries, with an optional state or country after the name; it tolerates missing accents and typing mistakes. The best matches come first, and match says how well each fits. With lat and lng the nearest cities come first, with their distance.',
  querystring: Type.Object({
    ...paging,
    ids: idsParam,
    query: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'A name or the beginning of one; a blank query is ignored.',
      }),
    ),
    partner_id: Type.Optional(idOf('partner; keeps cities with its offers')),
    country_code: Type.Optional(
      Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2, in any case.' }),
    ),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Degrees; requires lng.' })),
    lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180, description: 'Degrees; requires lat.' })),
    distanceLessThan: Type.Optional(
      Type.Number({ minimum: 0, maximum: 20_100, description: 'Kilometres; requires lat and lng.' }),
    ),
    expand: expandParam(['overview', 'updated']),
  }),
  response: found(CityList),
});

export const getCityById = operation('GET', '/cities/id/:id', {
  operationId: 'getCityById',
  summary: 'Get a city by its id',
  params: Type.Object({ id: idOf('city') }),
  querystring: Type.Object({ expand }),
  response: foundOrNot(City),
});

export const getCityBySlug = operation('GET', '/cities/slug/:slug', {
  operationId: 'getCityBySlug',
  summary: 'Get a city by its slug in any language, by a former one, or by another name of it',
  description: 'isRedirection is true when the slug is not the current one in the language of the path.',
  params: Type.Object({
    slug: Type.String({ minLength: 1, maxLength: 120, description: "The city's slug, in any case." }),
  }),
  querystring: Type.Object({ expand }),
  response: foundOrNot(City),
});

export const listTopCities = operation('GET', '/cities/top', {
  operationId: 'listTopCities',
  summary: 'List the cities with the most offers',
  description:
    'Up to half of them are in the countries of the language of the path (tr: Türkiye; en: the United States, the United Kingdom and others), and these come first.',
  querystring: Type.Object({ limit }),
  response: found(CityList),
});

export const listNewestCities = operation('GET', '/cities/newest', {
  operationId: 'listNewestCities',
  summary: 'List the newest cities, newest first',
  querystring: Type.Object({ limit }),
  response: found(CityList),
});

export const listEarningRanges = operation('GET', '/cities/earning-ranges', {
  operationId: 'listEarningRanges',
  summary: 'List what the offers of cities earn',
  description:
    'The lowest and the highest mean of reported hourly earnings among the live offers of each city, by currency, from the contributions that count. Cities without such contributions are left out.',
  querystring: Type.Object({ ids: requiredIdsParam }),
  response: found(CityEarningRangesList),
});

export const proposeCity = operation('POST', '/cities/proposition', {
  operationId: 'proposeCity',
  summary: 'Suggest a city that is missing',
  headers: idempotencyHeaders,
  body: Type.Object({
    proposition: Type.String({
      minLength: 2,
      maxLength: 120,
      pattern: placeNamePattern,
      description: 'The name of the city, 2 to 120 characters, with a letter.',
    }),
    session_id: sessionId,
  }),
  response: { 200: CityProposition, 201: CityProposition, 400: InvalidRequest, 422: InvalidRequest },
});
