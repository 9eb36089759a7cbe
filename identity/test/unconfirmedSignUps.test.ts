import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByName } from '../users/users.ts';
import { signInWithPassword } from './accounts.ts';
import { call } from './call.ts';
import { adminOf, startTestIdentity, type TestIdentity } from './startTestIdentity.ts';
import { signInWith } from './testUsers.ts';

const [ownersFirst, strangers, chosen] = ['calm-walrus-31', 'loud-magpie-62', 'proud-badger-93'];

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const entered = {
  given_name: 'Mallory',
  family_name: 'Rowe',
  name: 'Mallory Rowe',
  phone_number: '+4915112345678',
  picture: 'https://pictures.example/follow.png',
  birthdate: '1991-02-03',
};

const admin = () => adminOf(identity);

const reset = async (email: string) => {
  await call(identity, 'ForgotPassword', { Username: email });
  const ConfirmationCode = await identity.codeTo(email);
  const answer = await call(identity, 'ConfirmForgotPassword', {
    Username: email,
    ConfirmationCode,
    Password: chosen,
  });
  expect(answer).toMatchObject({ status: 200 });
};

const signUp = (Username: string, Password: string, attributes: object, address: string) => {
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value: String(Value) }));
  return call(identity, 'SignUp', { Username, Password, UserAttributes }, { address });
};

const userOf = async (email: string) => {
  const user = await findByName(identity.deps.database, email);
  if (user === null) throw new Error('There is no such account.');
  return user;
};

describe('a sign-up of a stranger that nobody has confirmed', () => {
  it.each([
    ['who never signed up', false, reset],
    ['who had signed up before', true, reset],
    [
      'by a link of the services',
      false,
      async (email: string) => admin().setPassword((await userOf(email)).id, chosen),
    ],
  ])(
    'leaves nothing to the owner of the address who chooses a password: %s',
    { tags: ['R7.99'] },
    async (which, hadSignedUp, choose) => {
      const email = `owner-${which.replaceAll(' ', '-')}@example.org`;
      if (hadSignedUp) await signUp(email, ownersFirst, { given_name: 'Olga' }, '198.51.100.71');
      expect(await signUp(email, strangers, entered, '203.0.113.71')).toMatchObject({ status: 200 });
      expect((await userOf(email)).attributes).toMatchObject(entered);
      await choose(email);
      const { id, status, attributes } = await userOf(email);
      expect(status).toBe('CONFIRMED');
      const { email_verified: verified, ...others } = attributes;
      expect(others).toEqual({ email, 'custom:appjobs_user_id': `cognito|${id}` });
      expect(verified).toBe(choose === reset ? 'true' : undefined);
      const { claims } = await signInWithPassword(identity, email, chosen);
      for (const name of Object.keys(entered)) expect(claims).not.toHaveProperty(name);
      expect(await signInWith(identity, email, strangers)).toMatchObject({ error: 'NotAuthorizedException' });
    },
  );

  it('needs another password, and keeps no names, once its address is confirmed for it', async () => {
    const email = 'owner-confirmed@example.org';
    await signUp(email, strangers, entered, '203.0.113.72');
    const { id } = await userOf(email);
    expect(await admin().confirmEmail(id)).toBe(true);
    expect((await userOf(email)).attributes).toEqual({
      email,
      email_verified: 'true',
      'custom:appjobs_user_id': `cognito|${id}`,
    });
    expect(await signInWith(identity, email, strangers)).toMatchObject({
      error: 'PasswordResetRequiredException',
    });
  });

  it('does not take names from who has an account and chooses another password', async () => {
    const email = 'owner-with-names@example.org';
    await signUp(email, ownersFirst, { given_name: 'Olga' }, '198.51.100.73');
    const ConfirmationCode = await identity.codeTo(email);
    await call(identity, 'ConfirmSignUp', { Username: email, ConfirmationCode });
    await reset(email);
    expect((await userOf(email)).attributes).toMatchObject({ given_name: 'Olga', email_verified: 'true' });
  });
});
