import { Type } from 'typebox';
import { operation } from '../../services/src/rest/operation.ts';
import { InvalidRequest, Problem } from '../../services/src/rest/problem.ts';

const byAdmin = { security: [{ adminKey: [] }] } as const;

const Account = Type.Object(
  {
    id: Type.String({ description: 'The sub of the account’s tokens.' }),
    email: Type.String({
      description:
        'The address of the account, which is its user name unless an external provider signs it in.',
    }),
    email_verified: Type.Boolean({ description: 'Whether the address is verified.' }),
    status: Type.String({
      description:
        'UNCONFIRMED, CONFIRMED, FORCE_CHANGE_PASSWORD, RESET_REQUIRED, or EXTERNAL_PROVIDER: the account has no password.',
    }),
    enabled: Type.Boolean({ description: 'Whether the account can sign in.' }),
    password_state: Type.String({ description: 'Another text after every change of the password.' }),
    sign_in_active: Type.Optional(
      Type.Boolean({ description: 'Whether the requested sign-in goes on; present if one was requested.' }),
    ),
  },
  { title: 'Account', description: 'An account of the identity service.' },
);

const params = Type.Object({ id: Type.String({ description: 'The id of an account.' }) });
const password = Type.String({
  minLength: 1,
  maxLength: 256,
  description: 'At least 8 characters, and none of the most common passwords.',
});

const failures = { 400: InvalidRequest, 401: Problem };
const changed = { 204: Type.Null(), ...failures, 404: Problem };
const changedByBody = { ...changed, 422: InvalidRequest };

export const findAccounts = operation('GET', '/users', {
  ...byAdmin,
  operationId: 'findAccounts',
  summary: 'The accounts with an email address, in any case',
  querystring: Type.Object({ email: Type.String({ minLength: 1, description: 'The email address.' }) }),
  response: {
    200: Type.Object(
      { items: Type.Array(Account) },
      { title: 'Accounts', description: 'At most 10 accounts, of which at most one has a password.' },
    ),
    ...failures,
  },
});

export const createAccount = operation('POST', '/users', {
  ...byAdmin,
  operationId: 'createAccount',
  summary: 'Create an account with a temporary password, which must be changed at the first sign-in',
  body: Type.Object(
    {
      email: Type.String({
        minLength: 3,
        maxLength: 254,
        description: 'The email address, which counts as verified.',
      }),
      password,
    },
    { title: 'NewAccount', description: 'The address and the temporary password.' },
  ),
  response: { 201: Account, ...failures, 409: Problem, 422: InvalidRequest },
});

export const getAccount = operation('GET', '/users/:id', {
  ...byAdmin,
  operationId: 'getAccount',
  summary: 'An account by its id, and whether a sign-in of it goes on',
  params,
  querystring: Type.Object({
    sign_in: Type.Optional(
      Type.String({ maxLength: 255, description: 'A sign-in: the origin_jti of its tokens.' }),
    ),
  }),
  response: { 200: Account, ...failures, 404: Problem },
});

export const setAccountPassword = operation('POST', '/users/:id/password', {
  ...byAdmin,
  operationId: 'setPassword',
  summary:
    'Set a password, confirm the account, and end its sign-ins. One that waits for its sign-up keeps nothing that its author entered',
  params,
  body: Type.Object(
    {
      password,
      temporary: Type.Optional(
        Type.Boolean({ description: 'Whether it must be changed at the next sign-in.' }),
      ),
    },
    { title: 'NewPassword', description: 'The password.' },
  ),
  response: changedByBody,
});

export const changeAccountPassword = operation('POST', '/users/:id/change-password', {
  ...byAdmin,
  operationId: 'changePassword',
  summary:
    'Change a password and end the other sign-ins; 422 on old_password: it is wrong, or there were too many attempts',
  params,
  body: Type.Object(
    {
      old_password: Type.String({ minLength: 1, maxLength: 256, description: 'The current password.' }),
      new_password: password,
      kept_sign_in: Type.Optional(
        Type.String({
          maxLength: 255,
          description:
            'The sign-in that goes on: the origin_jti of its tokens. Without it, all sign-ins end.',
        }),
      ),
    },
    { title: 'PasswordChange', description: 'The current password and the new one.' },
  ),
  response: changedByBody,
});

export const setAccountMfa = operation('PATCH', '/users/:id/mfa', {
  ...byAdmin,
  operationId: 'setMfa',
  summary: 'Say whether an account without a second factor must set one up at its next sign-in',
  params,
  body: Type.Object(
    { required: Type.Boolean({ description: 'Whether the account needs a second factor.' }) },
    { title: 'MfaRequirement', description: 'Whether an account needs a second factor.' },
  ),
  response: changedByBody,
});

const change = (method: 'POST' | 'DELETE', path: string, operationId: string, summary: string) =>
  operation(method, `/users/:id${path}`, { ...byAdmin, operationId, summary, params, response: changed });

export const confirmAccountEmail = change(
  'POST',
  '/confirm-email',
  'confirmEmail',
  'Mark the address as verified, and confirm the account: one that waits for its sign-up then needs another password, and keeps no names',
);
export const disableAccount = change(
  'POST',
  '/disable',
  'disableAccount',
  'Disable an account: it cannot sign in, and its tokens stop working',
);
export const enableAccount = change('POST', '/enable', 'enableAccount', 'Enable a disabled account');
export const signOutAccount = change(
  'POST',
  '/sign-out',
  'signOutEverywhere',
  'End all sign-ins of an account',
);
export const deleteAccount = change(
  'DELETE',
  '',
  'deleteAccount',
  'Delete an account with its sign-ins and devices, and the data of the user',
);
