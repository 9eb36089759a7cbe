import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { idOf, idsParam } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot, InvalidRequest } from '../../rest/problem.ts';
import { City, CityList, CityProposition } from './citySchema.ts';

const expand = expandParam(['country', 'topReviews', 'overview', 'categories', 'updated']);

const limit = Type.Integer({ minimum: 1, maximum: 200, default: 4, description: 'At most this many.' });

export const listCities = operation('GET', '/cities', {
  operationId: 'listCities',
  summary: 'Cities by name, partner, country or distance',
  description:
    'Without query or a point the largest come first. Filters may be combined. query finds cities by their names in every language, their slugs and short names (`NYC`), alone or with state or country, and by the country; it forgives accents and typing mistakes. The best come first, and match says how well each fits. lat and lng put the nearest first and add the distance.',
  querystring: Type.Object({
    ...paging,
    ids: idsParam,
    query: Type.Optional(
      Type.String({ maxLength: 100, description: 'A name or the beginning of one; a blank one is as none.' }),
    ),
    partner_id: Type.Optional(idOf('partner that must have offers there')),
    country_code: Type.Optional(
      Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2, in any case.' }),
    ),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Degrees; goes with lng.' })),
    lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180, description: 'Degrees; goes with lat.' })),
    distanceLessThan: Type.Optional(
      Type.Number({ minimum: 0, maximum: 20_100, description: 'Kilometres; goes with lat and lng.' }),
    ),
    expand: expandParam(['overview', 'updated']),
  }),
  response: found(CityList),
});

export const getCityById = operation('GET', '/cities/id/:id', {
  operationId: 'getCityById',
  summary: 'One city by its id',
  params: Type.Object({ id: idOf('city') }),
  querystring: Type.Object({ expand }),
  response: foundOrNot(City),
});

export const getCityBySlug = operation('GET', '/cities/slug/:slug', {
  operationId: 'getCityBySlug',
  summary: 'One city by its slug in any language, or by an old one',
  description: 'isRedirection is true when the slug asked for is not the one in the language of the path.',
  params: Type.Object({
    slug: Type.String({ minLength: 1, maxLength: 120, description: "The city's slug, in any case." }),
  }),
  querystring: Type.Object({ expand }),
  response: foundOrNot(City),
});

export const listTopCities = operation('GET', '/cities/top', {
  operationId: 'listTopCities',
  summary: 'The cities with the most offers',
  querystring: Type.Object({ limit }),
  response: found(CityList),
});

export const listNewestCities = operation('GET', '/cities/newest', {
  operationId: 'listNewestCities',
  summary: 'The cities that came last, newest first',
  querystring: Type.Object({ limit }),
  response: found(CityList),
});

export const proposeCity = operation('POST', '/cities/proposition', {
  operationId: 'proposeCity',
  summary: 'Keeps the name of a city that a visitor misses',
  headers: idempotencyHeaders,
  body: Type.Object({
    proposition: Type.String({
      minLength: 2,
      maxLength: 120,
      pattern: '^\\s*\\S[\\s\\S]*\\S\\s*$',
      description: 'The name of the city, 2 to 120 characters.',
    }),
    session_id: sessionId,
  }),
  response: { 200: CityProposition, 201: CityProposition, 400: InvalidRequest, 422: InvalidRequest },
});
