import { Type } from 'typebox';
import { nullableInteger } from '../../rest/nullable.ts';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { maxId } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest } from '../../rest/problem.ts';

const CitySearch = Type.Object(
  { id: Type.String({ format: 'uuid' }) },
  { title: 'CitySearch', description: 'A recorded search.' },
);

export const recordCitySearch = operation('POST', '/city-search', {
  operationId: 'recordCitySearch',
  summary: 'Record a search and the city that the visitor chose',
  headers: idempotencyHeaders,
  body: Type.Object({
    query: Type.String({ minLength: 1, maxLength: 200, description: 'The search text.' }),
    city_id: Type.Optional(
      nullableInteger({
        minimum: 1,
        maximum: maxId,
        description: 'The chosen city, if any.',
      }),
    ),
    session_id: sessionId,
  }),
  response: { 200: CitySearch, 201: CitySearch, 400: InvalidRequest, 422: InvalidRequest },
});
