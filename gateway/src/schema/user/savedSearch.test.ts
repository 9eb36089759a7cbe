import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { pageOf, savedSearchRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const headers = { authorization: 'Bearer t.o.k' };
const path = '/web-api/en/my/saved_searches';
const cityId = toGlobalId('City', 1);
const send = (name: string, input: object) =>
  stack.gateway.ask(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { userErrors { field code message } } }`,
    { headers, variables: { input } },
  );

describe('saved searches', () => {
  it('are read in one call, with the names and slugs of their cities and categories', async () => {
    stack.rest.on(path, pageOf([savedSearchRow({ alerts: true }), savedSearchRow({ type: null })]));
    const { data, errors } = await stack.gateway.ask(
      '{ viewer { savedSearches { city { id name slug orgSlug } categorySlugs categories { orgSlug name } type alerts } } }',
      { headers },
    );
    expect(errors).toBeUndefined();
    const search = {
      city: { id: cityId, slug: 'berlin', orgSlug: 'berlin-org' },
      categorySlugs: ['delivery-org'],
      categories: [{ orgSlug: 'delivery-org' }],
    };
    expect(data).toMatchObject({
      viewer: {
        savedSearches: [
          { ...search, type: 'PART_TIME', alerts: true },
          { ...search, type: null, alerts: false },
        ],
      },
    });
    expect(stack.rest.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${path}`]);
    expect(stack.rest.calls[0]?.headers.authorization).toBe('Bearer t.o.k');
  });

  it('are changed in one call', async () => {
    stack.rest.on(path, (response) => response.writeHead(204).end());
    const { data } = await send('changeSavedSearches', {
      add: [{ cityId, categories: ['delivery', 'delivery'], type: 'FULL_TIME' }],
      remove: [{ cityId: '2' }],
    });
    expect(data).toEqual({ changeSavedSearches: { userErrors: [] } });
    expect(stack.rest.calls).toMatchObject([
      {
        method: 'PATCH',
        body: {
          add: [{ city_id: 1, categories: ['delivery'], type: 'full-time' }],
          remove: [{ city_id: 2, categories: [], type: null }],
        },
      },
    ]);
  });

  it('say which alerts ended with a removal; none without an answer', async () => {
    const change = `mutation ($input: ChangeSavedSearchesInput!) {
      changeSavedSearches(input: $input) { endedAlerts { cityId categories type filter { age vehicle } } userErrors { code } } }`;
    const ask = () =>
      stack.gateway.ask(change, { headers, variables: { input: { remove: [{ cityId }, { cityId: '2' }] } } });
    stack.rest.on(
      path,
      json(200, {
        ended_alerts: [{ city_id: 1, categories: ['delivery'], type: 'full-time', filter: { age: 16 } }],
      }),
    );
    const filter = { age: 16, vehicle: null };
    const endedAlerts = [{ cityId, categories: ['delivery'], type: 'FULL_TIME', filter }];
    expect((await ask()).data).toEqual({ changeSavedSearches: { endedAlerts, userErrors: [] } });
    stack.rest.on(path, (response) => response.writeHead(204).end());
    expect((await ask()).data).toEqual({ changeSavedSearches: { endedAlerts: [], userErrors: [] } });
  });

  it('get their alerts in one call; an address that is not confirmed is a user error', async () => {
    stack.rest.on(`${path}/alert`, (response) => response.writeHead(204).end());
    const on = { cityId, type: 'STUDENT', alerts: true };
    expect((await send('setSearchAlert', on)).data).toEqual({ setSearchAlert: { userErrors: [] } });
    const body = { city_id: 1, categories: [], type: 'student', alerts: true };
    expect(stack.rest.calls).toMatchObject([{ method: 'PATCH', body }]);
    const fault = { field: 'alerts', code: 'unconfirmed', message: 'The address is not confirmed.' };
    stack.rest.on(`${path}/alert`, json(422, { errors: [fault] }));
    const message = 'Confirm your email address first. Your profile shows how.';
    expect((await send('setSearchAlert', on)).data).toEqual({
      setSearchAlert: { userErrors: [{ field: ['alerts'], code: 'UNCONFIRMED', message }] },
    });
  });

  it.each([
    ['too_many', 'TOO_MANY', 'The list is full. Remove something to make room.'],
    ['no_mails', 'NO_MAILS', 'We can’t send emails to your account.'],
  ])('say why a change is refused: %s', async (fault, code, message) => {
    stack.rest.on(path, json(422, { errors: [{ field: 'add', code: fault, message: 'x' }] }));
    expect((await send('changeSavedSearches', { add: [{ cityId }] })).data).toEqual({
      changeSavedSearches: { userErrors: [{ field: ['add'], code, message }] },
    });
  });

  it('refuse ids of other types, and guests, without a call', async () => {
    const wrong = await send('changeSavedSearches', { add: [{ cityId: toGlobalId('JobOffer', 1) }] });
    expect(wrong.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    const guest = await stack.gateway.ask('{ viewer { savedSearches { id } } }');
    expect(guest).toMatchObject({ data: { viewer: null } });
    expect(guest.errors).toBeUndefined();
    expect(stack.rest.calls).toEqual([]);
  });
});
