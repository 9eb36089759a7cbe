import { Type } from 'typebox';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest } from '../../rest/problem.ts';

const CitySearch = Type.Object(
  { id: Type.String({ format: 'uuid' }) },
  { title: 'CitySearch', description: 'A search that was recorded.' },
);

export const recordCitySearch = operation('POST', '/city-search', {
  operationId: 'recordCitySearch',
  summary: 'Records what a visitor searched for and took',
  headers: idempotencyHeaders,
  body: Type.Object({
    query: Type.String({ minLength: 1, maxLength: 200, description: 'What was typed.' }),
    city_id: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'The city taken, if any.',
      }),
    ),
    session_id: sessionId,
  }),
  response: { 200: CitySearch, 201: CitySearch, 400: InvalidRequest, 422: InvalidRequest },
});
