import { readFileSync } from 'node:fs';
import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/contract/openApiDocument.ts';
import { defaultIdentityOrigin } from '../../src/contract/servers.ts';
import { cognitoAdmin } from '../../src/identity/cognitoAdmin.ts';
import { embeddedAdmin } from '../../src/identity/embeddedAdmin.ts';
import type { IdentityAdmin } from '../../src/identity/identityAdmin.ts';
import { adminContract } from '../admin/adminContract.ts';
import { externalUser } from '../hosted/providers/externalUser.ts';
import { adminAccessKeyId } from '../admin/assertSigned.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import { changeUser, findByName } from '../users/users.ts';
import { createAccount, signInWithPassword } from './accounts.ts';
import { startTestIdentity, testAdminKey, type TestIdentity } from './startTestIdentity.ts';

const password = 'sturdy-otter-42';
const unknownId = '00000000-0000-4000-8000-000000000000';

let identity: TestIdentity;

beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = adminAccessKeyId;
  process.env['AWS_SECRET_ACCESS_KEY'] = testAdminKey;
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const admins: [string, (key?: string) => IdentityAdmin][] = [
  [
    'the admin interface of the embedded service',
    (key = testAdminKey) => embeddedAdmin({ url: `${identity.settings.origin}/admin`, key }),
  ],
  [
    'the AWS SDK for a Cognito user pool',
    () => {
      const { poolId, clientId, origin } = identity.settings;
      return cognitoAdmin({ poolId, clientId, endpoint: origin });
    },
  ],
];

describe.each(admins)('accounts are managed through %s', (_name, connect) => {
  const emailOf = (name: string) => `${name}.${_name.length}@example.org`;

  it('finds an account by its address, whatever its case', async () => {
    const email = emailOf('ada');
    const id = await createAccount(identity, email, password);
    const account = await connect().findByEmail(email);
    expect(account).toMatchObject({ id, email });
    expect(await connect().findById(id)).toEqual(account);
    expect(await connect().findById(unknownId)).toBeNull();
    expect(await connect().findByEmail('nobody@example.org')).toBeNull();
    expect(await connect().findByEmail('" or sub = "')).toBeNull();
  });

  it('finds the account whose address is not verified, of an external provider first', async () => {
    const email = emailOf('wilma');
    await createAccount(identity, email, password);
    expect(await connect().findUnverified(email, null)).toBeNull();
    const profile = {
      id: `wilma-${_name.length}`,
      email,
      name: 'Wilma O',
      givenName: 'Wilma',
      familyName: 'O',
    };
    const { deps } = identity;
    const { id } = await externalUser(deps, 'facebook', 'f', { ...profile, emailVerified: null });
    expect(await connect().findUnverified(email, null)).toMatchObject({ id, email });
    const withPassword = (await connect().findByEmail(email))?.id ?? '';
    expect(withPassword).not.toBe(id);
    // The address of one of the accounts is verified, that of the other is not.
    expect(await connect().findUnverified(email, id)).toMatchObject({ id, email });
    expect(await connect().findUnverified(email, withPassword)).toBeNull();
    expect(await connect().findUnverified('other@example.org', id)).toBeNull();
    expect(await connect().confirmEmail(id)).toBe(true);
    expect(await connect().findUnverified(email, null)).toBeNull();
    // The next sign-in keeps it verified, unless the provider has another address.
    await externalUser(deps, 'facebook', 'f', { ...profile, emailVerified: null });
    expect(await connect().findUnverified(email, null)).toBeNull();
    const other = `other.${email}`;
    await externalUser(deps, 'facebook', 'f', { ...profile, email: other, emailVerified: null });
    expect(await connect().findUnverified(other, null)).toMatchObject({ id, email: other });
  });

  it('sets a password, which ends the sign-ins', { tags: ['R7.99'] }, async () => {
    const email = emailOf('bob');
    const id = await createAccount(identity, email, password);
    const { accessToken } = await signInWithPassword(identity, email, password);
    expect(await connect().setPassword(id, 'brave-heron-77')).toBe(true);
    await expect(signInWithPassword(identity, email, password)).rejects.toThrow('NotAuthorizedException');
    await signInWithPassword(identity, email, 'brave-heron-77');
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
      'Access Token has been revoked',
    );
    await expect(connect().setPassword(id, 'short')).rejects.toMatchObject({
      statusCode: 422,
      faults: [{ field: 'password', code: 'too_weak' }],
    });
  });

  const change = (id: string, oldPassword: string, newPassword: string, keptSignIn: string | null = null) =>
    connect().changePassword(id, { oldPassword, newPassword, keptSignIn });

  it(
    'changes a password only with the current one, which ends the sign-ins',
    { tags: ['R7.38'] },
    async () => {
      const email = emailOf('cem');
      const id = await createAccount(identity, email, password);
      const { accessToken } = await signInWithPassword(identity, email, password);
      await expect(change(id, 'wrong-otter-42', 'brave-heron-77')).rejects.toMatchObject({
        statusCode: 422,
        faults: [{ field: 'old_password', code: 'wrong' }],
      });
      await expect(change(id, password, 'short')).rejects.toMatchObject({
        statusCode: 422,
        faults: [{ field: 'new_password', code: 'too_weak' }],
      });
      await identity.call('GetUser', { AccessToken: accessToken });
      expect(await change(id, password, 'brave-heron-77')).toBe(true);
      await signInWithPassword(identity, email, 'brave-heron-77');
      await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
        'Access Token has been revoked',
      );
    },
  );

  it('shows another state after each change of the password', { tags: ['R7.99'] }, async () => {
    const email = emailOf('cleo');
    const id = await createAccount(identity, email, password);
    const states: unknown[] = [];
    const note = async () => states.push((await connect().findByEmail(email))?.passwordState);
    await note();
    await note();
    expect(states[1]).toBe(states[0]);
    const { accessToken } = await signInWithPassword(identity, email, password);
    await note();
    await identity.call('ChangePassword', {
      AccessToken: accessToken,
      PreviousPassword: password,
      ProposedPassword: 'brave-heron-77',
    });
    await note();
    await connect().setPassword(id, 'brave-heron-78');
    await note();
    expect(new Set(states.slice(2)).size).toBe(3);
  });

  it('confirms an address', { tags: ['R7.101'] }, async () => {
    const email = emailOf('dan');
    const id = await createAccount(identity, email, password);
    expect(await connect().confirmEmail(id)).toBe(true);
    const { claims } = await signInWithPassword(identity, email, password);
    expect(claims).toMatchObject({ email_verified: true });
  });

  it('disables an account, whose tokens stop working, and enables it again', async () => {
    const email = emailOf('eve');
    const id = await createAccount(identity, email, password);
    const { accessToken, refreshToken } = await signInWithPassword(identity, email, password);
    expect(await connect().signInState({ userId: id, signInId: null })).toBe('active');
    expect(await connect().setEnabled(id, false)).toBe(true);
    expect(await connect().signInState({ userId: id, signInId: null })).toBe('disabled');
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow('User is disabled.');
    await expect(identity.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).rejects.toThrow(
      'NotAuthorizedException',
    );
    await expect(signInWithPassword(identity, email, password)).rejects.toThrow('User is disabled.');
    expect(await connect().setEnabled(id, true)).toBe(true);
    await signInWithPassword(identity, email, password);
  });

  it('signs out everywhere', async () => {
    const email = emailOf('fay');
    const id = await createAccount(identity, email, password);
    const { accessToken, refreshToken } = await signInWithPassword(identity, email, password);
    expect(await connect().signOutEverywhere(id)).toBe(true);
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
      'Access Token has been revoked',
    );
    await expect(identity.call('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).rejects.toThrow(
      'Refresh Token has been revoked',
    );
  });

  it('deletes an account', { tags: ['R7.35'] }, async () => {
    const email = emailOf('gus');
    const id = await createAccount(identity, email, password);
    const { accessToken } = await signInWithPassword(identity, email, password);
    expect(await connect().deleteUser(id)).toBe(true);
    await expect(identity.call('GetUser', { AccessToken: accessToken })).rejects.toThrow(
      'User does not exist.',
    );
    expect(await connect().findByEmail(email)).toBeNull();
    expect(await connect().deleteUser(id)).toBe(false);
  });

  it('reports unknown accounts', async () => {
    expect(await connect().signInState({ userId: unknownId, signInId: null })).toBe('gone');
    expect(await connect().setPassword(unknownId, password)).toBe(false);
    expect(await change(unknownId, password, password)).toBe(false);
    expect(await connect().confirmEmail(unknownId)).toBe(false);
    expect(await connect().signOutEverywhere(unknownId)).toBe(false);
  });
});

describe('a password changed through the admin interface', () => {
  it('keeps the sign-in that is named, as a change by the user does', { tags: ['R7.38'] }, async () => {
    const [, connect] = admins[0] ?? [];
    const email = 'ugo@example.org';
    const id = await createAccount(identity, email, password);
    const [own, other] = [
      await signInWithPassword(identity, email, password),
      await signInWithPassword(identity, email, password),
    ];
    await connect?.().changePassword(id, {
      oldPassword: password,
      newPassword: 'brave-heron-77',
      keptSignIn: String(own.claims['origin_jti']),
    });
    await identity.call('GetTokensFromRefreshToken', { RefreshToken: own.refreshToken });
    await expect(
      identity.call('GetTokensFromRefreshToken', { RefreshToken: other.refreshToken }),
    ).rejects.toThrow('Refresh Token has been revoked');
  });
});

describe('a sign-in', () => {
  it(
    'is reported as ended after signing out everywhere or a change of the password',
    { tags: ['R4.73'] },
    async () => {
      const [, connect] = admins[0] ?? [];
      const email = 'ira@example.org';
      const userId = await createAccount(identity, email, password);
      const newSignIn = async () =>
        String((await signInWithPassword(identity, email, password)).claims['origin_jti']);
      const stateOf = (signInId: string) => connect?.().signInState({ userId, signInId });
      const first = await newSignIn();
      expect(await stateOf(first)).toBe('active');
      expect(await stateOf('unknown')).toBe('ended');
      await connect?.().signOutEverywhere(userId);
      expect(await stateOf(first)).toBe('ended');
      const second = await newSignIn();
      await connect?.().setPassword(userId, 'brave-heron-77');
      expect(await stateOf(second)).toBe('ended');
    },
  );
});

describe('the administration', () => {
  const challengeOf = (email: string) =>
    identity.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });

  it('requires a second factor for an account, and can stop requiring it', { tags: ['R4.14'] }, async () => {
    const email = 'jon@example.org';
    const id = await createAccount(identity, email, password);
    const demand = async (required: boolean) =>
      fetch(`${identity.settings.origin}/admin/users/${id}/mfa`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${testAdminKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ required }),
      });
    expect((await demand(true)).status).toBe(204);
    expect(await challengeOf(email)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
    expect((await demand(false)).status).toBe(204);
    await signInWithPassword(identity, email, password);
  });

  it('chooses the second factors that are set up', { tags: ['R4.19'] }, async () => {
    const email = 'ida@example.org';
    await createAccount(identity, email, password);
    const { poolId, origin } = identity.settings;
    const client = new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint: origin });
    const choose = (Enabled: boolean) =>
      client.send(
        new AdminSetUserMFAPreferenceCommand({
          UserPoolId: poolId,
          Username: email,
          SMSMfaSettings: { Enabled, PreferredMfa: Enabled },
        }),
      );
    await expect(choose(true)).rejects.toThrow('User does not have delivery config set to turn on SMS_MFA');
    const user = await findByName(identity.deps.database, email);
    const attributes = { phone_number: '+4930123456', phone_number_verified: 'true' };
    if (user !== null)
      await changeUser(identity.deps.database, user, { attributes: withAttributes(attributes) });
    await choose(true);
    expect(await challengeOf(email)).toMatchObject({ ChallengeName: 'SMS_MFA' });
    await choose(false);
    await signInWithPassword(identity, email, password);
  });

  const users = (headers: Record<string, string>) =>
    fetch(`${identity.settings.origin}/admin/users?email=ada@example.org`, { headers });

  it('requires the admin key', async () => {
    expect((await users({})).status).toBe(401);
    expect((await users({ authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await users({ authorization: `Bearer ${testAdminKey}` })).status).toBe(200);
    const [, connect] = admins[0] ?? [];
    await expect(connect?.('wrong').findByEmail('ada@example.org')).rejects.toMatchObject({
      statusCode: 503,
    });
  });

  it('is hidden from other machines', async () => {
    const authorization = `Bearer ${testAdminKey}`;
    expect((await users({ authorization, 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });

  it('rejects a call of the AWS SDK that is not signed with the admin key', async () => {
    await expect(
      identity.call('AdminDeleteUser', { UserPoolId: identity.settings.poolId, Username: 'ada@example.org' }),
    ).rejects.toThrow('The request is not signed.');
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    const { poolId, clientId, origin } = identity.settings;
    await expect(
      cognitoAdmin({ poolId, clientId, endpoint: origin }).deleteUser(unknownId),
    ).rejects.toMatchObject({ statusCode: 503 });
    process.env['AWS_SECRET_ACCESS_KEY'] = testAdminKey;
  });

  it('has a contract that matches the committed one', () => {
    const committed = readFileSync(new URL('../../../schema/rest/identity.json', import.meta.url), 'utf8');
    expect(`${JSON.stringify(openApiDocument(adminContract, defaultIdentityOrigin), null, 2)}\n`).toBe(
      committed,
    );
  });
});
