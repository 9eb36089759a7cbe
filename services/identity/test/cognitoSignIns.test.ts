import { setTimeout } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cognitoAdmin } from '../../src/identity/cognito/cognitoAdmin.ts';
import { adminAccessKeyId } from '../admin/assertSigned.ts';
import { changeUser, findByName } from '../users/users.ts';
import { createAccount } from './accounts.ts';
import { newSignIn } from './newSignIn.ts';
import { startTestIdentity, testAdminKey, type TestIdentity } from './startTestIdentity.ts';

const password = 'sturdy-otter-42';

let identity: TestIdentity;

beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = adminAccessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = testAdminKey;
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const connect = () => {
  const { poolId, clientId, origin } = identity.settings;
  return cognitoAdmin({ poolId, clientId, endpoint: origin }, identity.deps.database);
};

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
    expect(await admin.signInState(signIn)).toBe('active');
    const user = await findByName(identity.deps.database, id);
    if (user !== null) await changeUser(identity.deps.database, user, { enabled: false });
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    expect(await admin.signInState(signIn)).toBe('disabled');
    now.mockRestore();
  });

  it('is gone when another account has the name', { tags: ['R4.73'] }, async () => {
    const email = 'pia@example.org';
    const id = await createAccount(identity, email, password);
    const signIn = { ...(await newSignIn(identity, email, password)), username: email };
    expect(await connect().signInState(signIn)).toBe('active');
    await connect().deleteUser(id);
    await createAccount(identity, email, password);
    expect(await connect().signInState(signIn)).toBe('gone');
  });

  it('is not remembered while the pool does not answer', async () => {
    const email = 'quim@example.org';
    await createAccount(identity, email, password);
    const signIn = await newSignIn(identity, email, password);
    const admin = connect();
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    await expect(admin.signInState(signIn)).rejects.toMatchObject({ statusCode: 503 });
    process.env['AWS_SECRET_ACCESS_KEY'] = testAdminKey;
    expect(await connect().signInState(signIn)).toBe('active');
  });
});
