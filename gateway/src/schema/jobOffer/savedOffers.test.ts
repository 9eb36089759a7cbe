import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { offerRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const headers = { authorization: 'Bearer t.o.k' };
const path = '/web-api/en/my/saved_offers';
const offer = (id: number) => toGlobalId('JobOffer', id);
const change = (input: object) =>
  stack.gateway.ask(
    `mutation ($input: ChangeSavedOffersInput!) {
      changeSavedOffers(input: $input) { userErrors { field code message } } }`,
    { headers, variables: { input } },
  );

describe('saved offers', () => {
  it('are read in one call, with the parts that the query selects', async () => {
    stack.rest.on(path, pageOf([offerRow({ id: 100 })]));
    const { data, errors } = await stack.gateway.ask(
      '{ viewer { savedOffers(first: 100) { totalCount edges { node { id cardTitle city { name slug } partner { slug } } } } } }',
      { headers },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: { savedOffers: { totalCount: 1, edges: [{ node: { id: offer(100) } }] } },
    });
    expect(stack.rest.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${path}?page=1&limit=100`,
    ]);
    expect(stack.rest.calls[0]?.headers.authorization).toBe('Bearer t.o.k');
  });

  it('are changed in one call, each offer once', async () => {
    stack.rest.on(path, (response) => response.writeHead(204).end());
    const { data, errors } = await change({ add: [offer(100), offer(100), offer(7)], remove: [offer(8)] });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ changeSavedOffers: { userErrors: [] } });
    expect(stack.rest.calls).toHaveLength(1);
    expect(stack.rest.calls[0]).toMatchObject({ method: 'PATCH', body: { add: [100, 7], remove: [8] } });
  });

  it('are changed by nothing when a list is too long, which is a user error', async () => {
    const fault = { field: 'add', code: 'too_many', message: 'A user can save up to 500 offers.' };
    stack.rest.on(path, json(422, { errors: [fault] }));
    const { data, errors } = await change({ add: [offer(100)] });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      changeSavedOffers: { userErrors: [{ field: ['add'], code: 'TOO_MANY' }] },
    });
  });

  it('refuse ids of other types, and guests, without a call', async () => {
    const wrong = await change({ add: [toGlobalId('City', 1)] });
    expect(wrong.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    const guest = await stack.gateway.ask('{ viewer { savedOffers { totalCount } } }');
    expect(guest).toMatchObject({ data: { viewer: null } });
    expect(guest.errors).toBeUndefined();
    expect(stack.rest.calls).toEqual([]);
  });
});
