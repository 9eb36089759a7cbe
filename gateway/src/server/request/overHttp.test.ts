import { describe, expect, it } from 'vitest';
import { cityRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();

const post = async (body: object, accept = 'application/json') => {
  const response = await fetch(stack.gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

const get = async (parameters: Record<string, string>) => {
  const response = await fetch(`${stack.gateway.url}?${new URLSearchParams(parameters).toString()}`, {
    headers: { accept: 'application/json' },
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

describe('GraphQL over HTTP', () => {
  const query = '{ city(slug: "berlin") { name } }';

  it('takes an empty operation name for none, by POST as by GET', async () => {
    stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
    const expected = { status: 200, answer: { data: { city: { name: 'Berlin' } } } };
    expect(await get({ query, operationName: '' })).toEqual(expected);
    for (let run = 0; run < 3; run += 1) expect(await post({ query, operationName: '' })).toEqual(expected);
    expect((await post({ query, operationName: 'Other' })).status).toBe(400);
  });

  it.each(['application/json', 'application/graphql-response+json'])(
    'answers a subscription as any operation that does not fit the schema, in %s',
    async (accept) => {
      const unfit = await post({ query: '{ city(slug: "berlin") { nam } }' }, accept);
      for (const text of [
        'subscription { city }',
        'subscription S { __typename }',
        `${query.replace('{', 'query Q {')} subscription S { a }`,
      ]) {
        const found = await post({ query: text, operationName: text.includes('S') ? 'S' : null }, accept);
        expect(found.status).toBe(unfit.status);
        expect(found.answer).toMatchObject({
          errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
        });
      }
    },
  );

  it.each([['x'], [null], [undefined]])(
    'answers a variable of %j with 400 in the media type of GraphQL, and with 200 as plain JSON',
    async (limit) => {
      const body = {
        query: 'query ($limit: Int!) { topCities(limit: $limit) { slug } }',
        variables: { limit },
      };
      const error = { extensions: { code: 'BAD_USER_INPUT', status: 400 } };
      // The first answer comes from Yoga, the others from the fast path.
      for (let run = 0; run < 3; run += 1) {
        const ofGraphql = await post(body, 'application/graphql-response+json');
        expect(ofGraphql).toMatchObject({ status: 400, answer: { errors: [error] } });
        expect(ofGraphql.answer).not.toHaveProperty('data');
        expect(ofGraphql.answer).not.toHaveProperty(['errors', '0', 'extensions', 'http']);
        expect(await post(body)).toMatchObject({ status: 200, answer: { errors: [error] } });
      }
    },
  );

  it('answers a fault of one field with 200 in the media type of GraphQL', async () => {
    const body = { query: '{ topCities(limit: 101) { slug } }' };
    expect(await post(body, 'application/graphql-response+json')).toMatchObject({
      status: 200,
      answer: { data: { topCities: null }, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
  });
});
