import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { schema } from '../index.ts';

const stack = setUpStack();
const done = { message: 'Done.' };
const bearer = { authorization: 'Bearer t.o.k' };
const email = 'kim@example.org';

const payload = '{ success userErrors { field code message } }';

/** The account mutations that need no token, with their calls. */
const calls = [
  ['forgotPassword', { email }, '/auth/forgot-password', { email }],
  [
    'checkResetPasswordToken',
    { email, token: 't' },
    '/auth/check-reset-password-token',
    { email, token: 't' },
  ],
  [
    'resetPassword',
    { email, token: 't', secretHash: 'h', password: 'a good password' },
    '/auth/reset-password',
    { email, token: 't', secretHash: 'h', password: 'a good password' },
  ],
  ['verifyEmailSend', { email }, '/auth/verify-email-send', { email }],
  ['unsubscribe', { token: 't' }, '/unsubscribe', { token: 't' }],
  ['verifyEmailConfirm', { email, token: 't' }, '/auth/verify-email-confirm', { email, token: 't' }],
] as const;

const send = (name: string, input: object, lang = 'en', headers: Record<string, string> = {}) =>
  stack.gateway.ask(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${payload} }`,
    { variables: { input }, lang, headers },
  );

describe.each(calls)('%s', (name, input, path, body) => {
  it(
    'makes its call in the language of the request and with the visitor’s address',
    { tags: ['R7.104'] },
    async () => {
      stack.rest.on(`/web-api/de${path}`, done);
      const { data, errors } = await send(name, input, 'de', { 'x-forwarded-for': '203.0.113.9', ...bearer });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ [name]: { success: true, userErrors: [] } });
      expect(stack.rest.calls).toMatchObject([{ method: 'POST', url: `/web-api/de${path}`, body }]);
      expect(stack.rest.calls[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
      // Only a verification depends on who asks for it.
      const token = name.startsWith('verifyEmail') ? bearer.authorization : undefined;
      expect(stack.rest.calls[0]?.headers.authorization).toBe(token);
    },
  );

  it.each([401, 403, 500, 503])(
    'is null at %i with a silenced error, and logs no personal data',
    { tags: ['R7.102', 'R8.08'] },
    async (status) => {
      stack.rest.on(`/web-api/en${path}`, json(status));
      const { data, errors } = await send(name, input);
      expect(data).toEqual({ [name]: null });
      expect(errors).toMatchObject([
        { path: [name], extensions: { code: 'UPSTREAM_ERROR', status, silenced: true } },
      ]);
      expect(stack.gateway.logged).toContainEqual(
        expect.objectContaining({ msg: 'field failed', path: name, silenced: true }),
      );
      expect(JSON.stringify(stack.gateway.logged)).not.toMatch(/kim@example|a good password/);
    },
  );

  it('returns the rejected fields of a 422 as user errors', { tags: ['R7.103', 'R8.05'] }, async () => {
    const fault = { field: 'token', code: 'expired', message: 'cannot be used' };
    stack.rest.on(`/web-api/en${path}`, json(422, { errors: [fault] }));
    const { data, errors } = await send(name, input);
    expect(errors).toBeUndefined();
    const field = 'token' in input ? ['token'] : null;
    const message = 'This link no longer works. Ask for a new one.';
    const userErrors = [{ field, code: 'EXPIRED', message }];
    expect(data).toEqual({ [name]: { success: false, userErrors } });
  });

  it('returns a translated user error for 429', { tags: ['R7.103'] }, async () => {
    stack.rest.on(`/web-api/de${path}`, json(429, { message: 'Too many requests.' }));
    const { data, errors } = await send(name, input, 'de');
    expect(errors).toBeUndefined();
    const message = 'Zu viele Anfragen. Bitte versuche es in einer Stunde noch einmal.';
    expect(data).toEqual({
      [name]: { success: false, userErrors: [{ field: null, code: 'TOO_MANY_REQUESTS', message }] },
    });
  });
});

describe('verifyEmailSend of a guest', () => {
  it('makes its call without a token', { tags: ['R7.104'] }, async () => {
    stack.rest.on('/web-api/en/auth/verify-email-send', done);
    expect((await send('verifyEmailSend', { email })).data).toMatchObject({
      verifyEmailSend: { success: true },
    });
    expect(stack.rest.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

describe('changePassword', () => {
  const change = (headers: Record<string, string> = bearer) =>
    send('changePassword', { oldPassword: 'old', newPassword: 'a good password' }, 'en', headers);

  it('sends both passwords with the token', { tags: ['R7.45'] }, async () => {
    stack.rest.on('/web-api/en/my/user/change-password', done);
    expect((await change()).data).toEqual({ changePassword: { success: true, userErrors: [] } });
    expect(stack.rest.calls).toMatchObject([
      {
        method: 'POST',
        headers: bearer,
        body: { old_password: 'old', new_password: 'a good password' },
      },
    ]);
  });

  it('returns a user error when the old password is wrong', { tags: ['R7.45', 'R8.05'] }, async () => {
    const faults = [{ field: 'old_password', code: 'wrong', message: 'is wrong' }];
    stack.rest.on('/web-api/en/my/user/change-password', json(422, { errors: faults }));
    const userErrors = [{ field: ['oldPassword'], code: 'WRONG', message: 'This is not correct.' }];
    expect((await change()).data).toEqual({ changePassword: { success: false, userErrors } });
  });

  it('returns UNAUTHENTICATED without a token, and sends nothing', { tags: ['R5.06', 'R8.03'] }, async () => {
    const { data, errors } = await change({});
    expect(data).toEqual({ changePassword: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(stack.rest.calls).toHaveLength(0);
  });
});

describe('deleteUser', () => {
  const remove = () =>
    stack.gateway.ask(
      'mutation { deleteUser(input: {}) { deletedUserId signInDeleted userErrors { code } } }',
      {
        headers: bearer,
      },
    );

  it('makes its call and returns what was deleted', { tags: ['R7.45'] }, async () => {
    stack.rest.on('/web-api/en/my/user', { user_id: 'u-1', sign_in_deleted: true });
    const { data, errors } = await remove();
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      deleteUser: { deletedUserId: 'u-1', signInDeleted: true, userErrors: [] },
    });
    expect(stack.rest.calls).toMatchObject([
      { method: 'DELETE', url: '/web-api/en/my/user', headers: bearer, body: null },
    ]);
  });

  it('returns an error when the call fails', { tags: ['R8.06'] }, async () => {
    stack.rest.on('/web-api/en/my/user', json(503));
    const { data, errors } = await remove();
    expect(data).toEqual({ deleteUser: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', status: 503 });
  });
});

describe('the graph', () => {
  const names = (type: { getFields: () => object } | null | undefined) =>
    Object.keys(type?.getFields() ?? {});

  it('has the query viewer and every mutation of an account', { tags: ['R7.45', 'R7.104'] }, () => {
    expect(names(schema.getQueryType())).toEqual(expect.arrayContaining(['viewer', 'languages']));
    expect(names(schema.getMutationType())).toEqual(
      expect.arrayContaining([
        'updateMetadata',
        'saveUser',
        'deleteUser',
        'initUser',
        'changePassword',
        'saveLanguages',
        ...calls.map(([name]) => name),
      ]),
    );
  });
});
