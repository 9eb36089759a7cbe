import { describe, expect, it } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { toGlobalId } from '../builder/globalId.ts';

const stack = setUpStack();
const headers = { 'x-session-id': 'session-1' };
const stored = {
  id: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
  proposition: 'Gotham',
  session_id: 'session-1',
  created: '2026-01-02T03:04:05Z',
};

const request = (proposition: string, idempotencyKey?: string) =>
  stack.gateway.ask(
    `mutation ($input: RequestCityInput!) { requestCity(input: $input) {
      proposition clientMutationId userErrors { field code message } } }`,
    { headers, variables: { input: { proposition, clientMutationId: 'm1', idempotencyKey } } },
  );

describe('requestCity', () => {
  it(
    'sends the proposition with the session id as JSON',
    { tags: ['R3.82', 'R7.31', 'R7.09', 'R7.10', 'R7.11'] },
    async () => {
      stack.rest.on('/web-api/en/cities/proposition', json(201, stored));
      const { data, errors } = await request('Gotham');
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        requestCity: { proposition: 'Gotham', clientMutationId: 'm1', userErrors: [] },
      });
      expect(stack.rest.calls[0]?.body).toEqual({ proposition: 'Gotham', session_id: 'session-1' });
      expect(stack.rest.calls[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        accept: 'application/json',
      });
    },
  );

  it('sends the idempotency key if there is one', async () => {
    stack.rest.on('/web-api/en/cities/proposition', json(201, stored));
    await request('Gotham', stored.id);
    await request('Gotham');
    expect(stack.rest.calls.map(({ headers: sent }) => sent['idempotency-key'])).toEqual([
      stored.id,
      undefined,
    ]);
  });

  it('returns the rejected fields of a 422 as user errors, without a top-level error', async () => {
    const fault = { field: 'proposition', code: 'too_short', message: 'is too short' };
    stack.rest.on('/web-api/en/cities/proposition', json(422, { errors: [fault] }));
    const { data, errors } = await request('G');
    expect(errors).toBeUndefined();
    const userErrors = [{ field: ['proposition'], code: 'TOO_SHORT', message: 'This is too short.' }];
    expect(data).toMatchObject({ requestCity: { proposition: null, userErrors } });
  });

  it('returns the fields that the service names with another status', async () => {
    const fault = { field: 'proposition', code: 'too_long', message: 'is too long' };
    stack.rest.on('/web-api/en/cities/proposition', json(400, { errors: [fault] }));
    const { data, errors } = await request('Gotham');
    expect(errors).toBeUndefined();
    const userErrors = [{ field: ['proposition'], code: 'TOO_LONG', message: 'This is too long.' }];
    expect(data).toMatchObject({ requestCity: { proposition: null, userErrors } });
  });

  it('is an error when the service fails', { tags: ['R8.06'] }, async () => {
    stack.rest.on('/web-api/en/cities/proposition', json(503));
    const { errors } = await request('Gotham');
    expect(errors?.[0]?.message).toBe(
      'Cannot load data. Request error #503. Please try again later or contact us at help@site.example.',
    );
  });
});

describe('recordCitySearch', () => {
  const record = (idempotencyKey?: string) =>
    stack.gateway.ask(
      'mutation ($input: RecordCitySearchInput!) { recordCitySearch(input: $input) { recorded } }',
      { headers, variables: { input: { query: 'ber', cityId: toGlobalId('City', 1), idempotencyKey } } },
    );

  it('sends the words, the city and the session id', { tags: ['R7.95'] }, async () => {
    stack.rest.on('/web-api/en/city-search', json(201, { id: stored.id }));
    const { data } = await record(stored.id);
    expect(data).toEqual({ recordCitySearch: { recorded: true } });
    expect(stack.rest.calls[0]?.headers['idempotency-key']).toBe(stored.id);
    expect(stack.rest.calls[0]?.body).toEqual({ query: 'ber', city_id: 1, session_id: 'session-1' });
  });

  it('is null with a silenced error when the call fails for now', async () => {
    stack.rest.on('/web-api/en/city-search', json(500));
    const { data, errors } = await record();
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_ERROR', silenced: true, retryable: true } },
    ]);
    expect(data).toEqual({ recordCitySearch: null });
  });

  it('says why the service refuses it', async () => {
    const fault = { field: 'city_id', code: 'unknown', message: 'There is no such city.' };
    stack.rest.on('/web-api/en/city-search', json(422, { errors: [fault] }));
    const { data, errors } = await stack.gateway.ask(
      'mutation { recordCitySearch(input: { query: "ber", cityId: 9 }) { recorded userErrors { field code } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      recordCitySearch: { recorded: false, userErrors: [{ field: ['cityId'], code: 'UNKNOWN' }] },
    });
  });
});
