import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByName } from '../users/users.ts';
import { call } from './call.ts';
import { createSignedInUser, password } from './testUsers.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const invalid = { error: 'InvalidParameterException' };

const wrong: readonly (readonly [string, string])[] = [
  ['picture', 'javascript:alert(1)'],
  ['picture', 'JavaScript:%0aalert(1)//https://pictures.test/a.png'],
  ['picture', 'data:text/html,<script>alert(1)</script>'],
  ['picture', 'http://pictures.test/a.png'],
  ['picture', '//pictures.test/a.png'],
  ['picture', 'https://pictures.test/a.png onerror=alert(1)'],
  ['picture', `https://pictures.test/${'a'.repeat(2_000)}`],
  ['birthdate', 'yesterday'],
  ['birthdate', '1990-02-31'],
  ['birthdate', '1899-12-31'],
  ['birthdate', `${new Date().getUTCFullYear()}-01-01`],
  ['phone_number', '030 1234567'],
  ['phone_number', '+0301234567'],
  ['given_name', 'x'.repeat(101)],
  ['family_name', '1234'],
  ['name', '\u202E'.repeat(3) + '!'],
  ['gender', '<b>'],
  ['locale', 'de-DE;q=1'],
  ['custom:verify_email_send', 'x'.repeat(41)],
];

const right: readonly (readonly [string, string])[] = [
  ['picture', 'https://pictures.test/kim.png?size=96'],
  ['birthdate', '1990-02-28'],
  ['given_name', 'Łucja-Ayşe'],
  ['family_name', 'O’Neill van der Berg'],
  ['gender', 'female'],
  ['locale', 'pt-BR'],
  ['custom:verify_email_send', '2026-11-22T10:11:12.345Z'],
];

describe('attributes that users write', () => {
  it.each(wrong)('are refused without the form of their kind: %s = %j', async (Name, Value) => {
    const Username = `kim-${randomUUID()}@example.org`;
    const UserAttributes = [{ Name, Value }];
    expect(await call(identity, 'SignUp', { Username, Password: password, UserAttributes })).toMatchObject(
      invalid,
    );
    expect(await findByName(identity.deps.database, Username)).toBeNull();
  });

  it('are refused and accepted in a change as in a sign-up', async () => {
    const { email, AccessToken } = await createSignedInUser(identity);
    const change = (entries: readonly (readonly [string, string])[]) =>
      call(identity, 'UpdateUserAttributes', {
        AccessToken,
        UserAttributes: entries.map(([Name, Value]) => ({ Name, Value })),
      });
    for (const entry of wrong) expect(await change([entry])).toMatchObject(invalid);
    expect(await change(right)).toMatchObject({ status: 200 });
    const user = await findByName(identity.deps.database, email);
    expect(user?.attributes).toMatchObject(Object.fromEntries(right));
    expect(await change([['picture', '']])).toMatchObject({ status: 200 });
    const Username = `kim-${randomUUID()}@example.org`;
    const UserAttributes = right.map(([Name, Value]) => ({ Name, Value }));
    expect(await call(identity, 'SignUp', { Username, Password: password, UserAttributes })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    'email_verified',
    'sub',
    'custom:appjobs_user_id',
    'identities',
    'registered_before',
    'cognito:groups',
  ])('are not those that say who somebody is: %s', async (Name) => {
    const { AccessToken } = await createSignedInUser(identity);
    const UserAttributes = [{ Name, Value: 'true' }];
    expect(await call(identity, 'UpdateUserAttributes', { AccessToken, UserAttributes })).toMatchObject({
      error: 'NotAuthorizedException',
    });
  });
});
