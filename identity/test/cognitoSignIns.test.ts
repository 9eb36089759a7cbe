import { setTimeout } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignIn } from '../../services/src/identity/identityAdmin.ts';
import { changeUser, findByName } from '../users/users.ts';
import { createAccount, signInWithPassword } from './accounts.ts';
import { newSignIn } from './newSignIn.ts';
import {
  adminCredentials,
  adminOf,
  atAmazon,
  startTestIdentity,
  type TestIdentity,
} from './startTestIdentity.ts';

const password = 'sturdy-otter-42';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const connect = () => adminOf(identity, atAmazon);

describe('the state of a sign-in at a Cognito user pool', () => {
  /** Counts the calls of the AWS SDK by name while the work is done. */
  const callsDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
    const send = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send');
    try {
      await work();
      return send.mock.calls.map(([command]) => command.constructor.name);
    } finally {
      send.mockRestore();
    }
  };

  it('costs one call in half a minute, and none that searches', { tags: ['R4.72'] }, async () => {
    const email = 'noor@example.org';
    await createAccount(identity, email, password);
    const [signIn, other] = [
      await newSignIn(identity, email, password),
      await newSignIn(identity, email, password),
    ];
    const admin = connect();
    const now = vi.spyOn(performance, 'now');
    try {
      const before = performance.now();
      const ask = () => Promise.all([signIn, signIn, other].map((each) => admin.signInState(each)));
      expect(await callsDuring(async () => [await ask(), await ask()])).toEqual(
        Array.from({ length: 2 }, () => 'AdminGetUserCommand'),
      );
      now.mockReturnValue(before + 31_000);
      // The cache reads the clock at most once in a millisecond.
      await setTimeout(5);
      expect(await callsDuring(ask)).toHaveLength(2);
    } finally {
      now.mockRestore();
    }
  });

  it('shows within half a minute that somebody else disabled the account', { tags: ['R4.72'] }, async () => {
    const email = 'odo@example.org';
    const id = await createAccount(identity, email, password);
    const signIn = await newSignIn(identity, email, password);
    const admin = connect();
    expect((await admin.signInState(signIn)).status).toBe('active');
    const user = await findByName(identity.deps.database, id);
    if (user !== null) await changeUser(identity.deps.database, user, { enabled: false });
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    expect((await admin.signInState(signIn)).status).toBe('disabled');
    now.mockRestore();
  });

  it('tells a new address at once to a new token, and within half a minute to a former one', async () => {
    const [email, address] = ['vic@example.org', 'vic.new@example.org'];
    const id = await createAccount(identity, email, password);
    const former = await newSignIn(identity, email, password);
    const admin = connect();
    const told = async (signIn: SignIn) => (await admin.signInState(signIn)).address;
    expect(await told(former)).toMatchObject({ email });
    const user = await findByName(identity.deps.database, id);
    if (user === null) throw new Error('There is no such account.');
    const attributes = { ...user.attributes, email: address, email_verified: 'true' };
    await changeUser(identity.deps.database, user, { attributes });
    const latest = await told({ ...former, idToken: 'a new one' });
    expect(latest).toMatchObject({ email: address, emailVerified: true });
    // What was remembered of the former one is known to be older.
    expect((await told(former)).emailToldAt).toBeLessThan(latest.emailToldAt);
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    // The cache reads the clock at most once in a millisecond.
    await setTimeout(5);
    expect(await told(former)).toMatchObject({ email: address, emailVerified: true });
    now.mockRestore();
  });

  it('has ended when an identity pool says so', { tags: ['R4.74'] }, async () => {
    const email = 'rut@example.org';
    await createAccount(identity, email, password);
    const { accessToken: AccessToken } = await signInWithPassword(identity, email, password);
    const signIn = await newSignIn(identity, email, password);
    const connectChecked = () =>
      adminOf(identity, { ...atAmazon, checkPoolId: identity.settings.checkPoolId });
    const admin = connectChecked();
    const asked = vi.spyOn(globalThis, 'fetch');
    for (let time = 0; time < 2; time += 1) expect((await admin.signInState(signIn)).status).toBe('active');
    expect(asked.mock.calls.map(([, options]) => new Headers(options?.headers).get('x-amz-target'))).toEqual(
      ['GetId', 'GetCredentialsForIdentity'].map((name) => `AWSCognitoIdentityService.${name}`),
    );
    asked.mockRestore();
    await identity.call('GlobalSignOut', { AccessToken });
    expect((await connectChecked().signInState(signIn)).status).toBe('ended');
    expect((await connectChecked().signInState(await newSignIn(identity, email, password))).status).toBe(
      'active',
    );
    // Without such a pool nobody knows.
    expect((await connect().signInState(signIn)).status).toBe('active');
  });

  it('is gone when another account has the name', { tags: ['R4.73'] }, async () => {
    const email = 'pia@example.org';
    const id = await createAccount(identity, email, password);
    const signIn = { ...(await newSignIn(identity, email, password)), username: email };
    expect((await connect().signInState(signIn)).status).toBe('active');
    await connect().deleteUser(id);
    await createAccount(identity, email, password);
    expect((await connect().signInState(signIn)).status).toBe('gone');
  });

  it('is not remembered while the pool does not answer', async () => {
    const email = 'quim@example.org';
    await createAccount(identity, email, password);
    const signIn = await newSignIn(identity, email, password);
    const credentials = { ...adminCredentials };
    const admin = adminOf(identity, { ...atAmazon, credentials });
    credentials.secretAccessKey = 'wrong';
    await expect(admin.signInState(signIn)).rejects.toMatchObject({ statusCode: 503 });
    credentials.secretAccessKey = adminCredentials.secretAccessKey;
    expect((await admin.signInState(signIn)).status).toBe('active');
  });
});
