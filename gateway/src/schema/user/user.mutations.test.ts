import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { metadataRow, pageOf, userRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const send = (mutation: string, variables = {}) =>
  stack.gateway.ask(mutation, { headers: { authorization: 'Bearer t.o.k' }, variables });

const metadata = '/web-api/en/my/user/metadata/';
const update = (input: object) =>
  send(
    `mutation ($input: UpdateMetadataInput!) { updateMetadata(input: $input) {
      metadata { givenName } userErrors { field code message } } }`,
    { input },
  );

describe('updateMetadata', () => {
  it(
    'sends the given fields under the names of the service, null included',
    { tags: ['R3.06'] },
    async () => {
      stack.rest.on(metadata, metadataRow({ given_name: 'Ada' }));
      const { data, errors } = await update({
        givenName: 'Ada',
        familyName: null,
        birthdate: '1990-05-17',
        worktownId: toGlobalId('City', 1),
        typeOfJobs: ['PART_TIME'],
        favouriteCategories: null,
        referralData: { url: 'https://friend.example/', expiresAt: '2027-01-01T00:00:00Z' },
      });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ updateMetadata: { metadata: { givenName: 'Ada' }, userErrors: [] } });
      expect(stack.rest.calls[0]).toMatchObject({ method: 'PATCH', url: metadata });
      expect(stack.rest.calls[0]?.body).toEqual({
        given_name: 'Ada',
        family_name: null,
        birthdate: '1990-05-17',
        worktown_id: 1,
        type_of_jobs: ['part-time'],
        favourite_categories: [],
        referral_data: { url: 'https://friend.example/', expires_at: '2027-01-01T00:00:00Z' },
      });
    },
  );

  it(
    'accepts other, male and female, and rejects any other gender without a call',
    { tags: ['R3.12'] },
    async () => {
      stack.rest.on(metadata, metadataRow());
      for (const gender of ['OTHER', 'MALE', 'FEMALE']) await update({ gender });
      expect(stack.rest.calls.map(({ body }) => body)).toEqual([
        { gender: 'other' },
        { gender: 'male' },
        { gender: 'female' },
      ]);
      const { errors } = await update({ gender: 'x' });
      expect(errors).toHaveLength(1);
      expect(stack.rest.calls).toHaveLength(3);
    },
  );

  it(
    'returns the rejected fields of a 422 as user errors, without a top-level error',
    { tags: ['R8.05'] },
    async () => {
      const fault = { field: 'birthdate', code: 'in_future', message: 'must be in the past' };
      stack.rest.on(metadata, json(422, { errors: [fault] }));
      const { data, errors } = await update({ birthdate: '2990-05-17' });
      expect(errors).toBeUndefined();
      const userErrors = [{ field: ['birthdate'], code: 'IN_FUTURE', message: 'Choose a date in the past.' }];
      expect(data).toEqual({ updateMetadata: { metadata: null, userErrors } });
    },
  );

  it('returns UNAUTHENTICATED without a token', { tags: ['R8.03'] }, async () => {
    const { data, errors } = await stack.gateway.ask(
      'mutation { updateMetadata(input: { country: "DE" }) { userErrors { code } } }',
    );
    expect(data).toEqual({ updateMetadata: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(stack.rest.calls).toHaveLength(0);
  });
});

describe('saveUser', () => {
  it('sends the data with the consent to emails and returns the user without another call', async () => {
    stack.rest.on('/web-api/en/my/user/save', userRow());
    const { data } = await send(
      `mutation { saveUser(input: { givenName: "Kim", emailConsent: true }) {
        user { email loginsCount metadata { country } } userErrors { code } } }`,
    );
    expect(data).toEqual({
      saveUser: {
        user: { email: 'kim@example.org', loginsCount: 3, metadata: { country: 'DE' } },
        userErrors: [],
      },
    });
    expect(stack.rest.calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { given_name: 'Kim', emailConsent: true }],
    ]);
  });
});

describe('initUser', () => {
  const init = 'mutation { initUser(input: { registerSource: "AddReview" }) { user { loginsCount } } }';

  it('sends the register source in its original case', async () => {
    stack.rest.on('/web-api/en/my/user/init', userRow({ logins_count: 4 }));
    const { data } = await send(init);
    expect(data).toEqual({ initUser: { user: { loginsCount: 4 } } });
    expect(stack.rest.urls()).toEqual(['/web-api/en/my/user/init?userRegisterSource=AddReview']);
    expect(stack.rest.calls[0]?.method).toBe('POST');
  });

  it.each([
    ['x'.repeat(101), 'TOO_LONG'],
    ['a\0b', 'INVALID'],
  ])(
    'answers the register source %j with a user error, as other mutations do',
    async (registerSource, code) => {
      const { data, errors } = await send(
        'mutation ($input: InitUserInput!) { initUser(input: $input) { user { userId } userErrors { field code } } }',
        { input: { registerSource } },
      );
      expect([data, errors]).toEqual([
        { initUser: { user: null, userErrors: [{ field: ['registerSource'], code }] } },
        undefined,
      ]);
      expect(stack.rest.calls).toEqual([]);
    },
  );

  it.each([
    [401, 'UNAUTHENTICATED'],
    [500, 'UPSTREAM_ERROR'],
  ])('is null at %i, with a silenced error', { tags: ['R7.37', 'R8.08'] }, async (status, code) => {
    stack.rest.on('/web-api/en/my/user/init', json(status));
    const { data, errors } = await send(init);
    expect(data).toEqual({ initUser: null });
    expect(errors).toMatchObject([{ path: ['initUser'], extensions: { code, status, silenced: true } }]);
  });
});

describe('saveLanguages', () => {
  it('sends both lists, with the levels that are given', { tags: ['R3.90'] }, async () => {
    stack.rest.on(
      '/web-api/en/my/languages',
      pageOf([{ id: 'de', name: 'German', title: 'Deutsch', level: 'native', userId: 'u-1' }]),
    );
    const { data } = await send(
      `mutation { saveLanguages(input: {
        addLanguages: [{ id: "de", level: NATIVE }, { id: "${toGlobalId('Language', 'fr')}" }],
        deleteLanguages: [{ id: "${toGlobalId('UserLanguage', 'pl:u-1')}" }] }) {
        languages { code level } userErrors { code } } }`,
    );
    expect(data).toEqual({ saveLanguages: { languages: [{ code: 'de', level: 'NATIVE' }], userErrors: [] } });
    expect(stack.rest.calls[0]?.method).toBe('PATCH');
    expect(stack.rest.calls[0]?.body).toEqual({
      add_languages: [{ id: 'de', level: 'native' }, { id: 'fr' }],
      delete_languages: [{ id: 'pl' }],
    });
  });
});
