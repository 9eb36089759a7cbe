import {
  AdminCreateUserCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withAttributes } from '../users/attributeColumns.ts';
import { changeUser, findByName } from '../users/users.ts';
import { createAccount, signInWithPassword } from './accounts.ts';
import { adminCredentials, adminOf, startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

const password = 'sturdy-otter-42';
const unknownId = '00000000-0000-4000-8000-000000000000';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

describe('the administration', () => {
  const challengeOf = (email: string) =>
    identity.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });

  const clientOf = () =>
    new CognitoIdentityProviderClient({
      region: 'us-east-1',
      endpoint: identity.settings.origin,
      credentials: adminCredentials,
    });

  it('requires a second factor of an account that must have one', { tags: ['R4.14'] }, async () => {
    const email = 'jon@example.org';
    const id = await createAccount(identity, email, password);
    const demand = (mfaRequired: boolean) => changeUser(identity.deps.database, { id }, { mfaRequired });
    await demand(true);
    expect(await challengeOf(email)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
    await demand(false);
    await signInWithPassword(identity, email, password);
  });

  it('chooses the second factors that are set up', { tags: ['R4.19'] }, async () => {
    const email = 'ida@example.org';
    await createAccount(identity, email, password);
    const { poolId } = identity.settings;
    const client = clientOf();
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

  it('creates an account whose temporary password must be replaced', { tags: ['R4.15'] }, async () => {
    const email = 'max@example.org';
    const command = new AdminCreateUserCommand({
      UserPoolId: identity.settings.poolId,
      Username: email,
      TemporaryPassword: password,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      MessageAction: 'SUPPRESS',
    });
    const { User } = await clientOf().send(command);
    expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(await challengeOf(email)).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    await expect(clientOf().send(command)).rejects.toThrow('An account with the given email already exists.');
  });

  it('is refused without a signature, with another one, and to other machines', async () => {
    const { poolId } = identity.settings;
    await expect(
      identity.call('AdminDeleteUser', { UserPoolId: poolId, Username: 'ada@example.org' }),
    ).rejects.toThrow('The request is not signed.');
    for (const wrong of [{ secretAccessKey: 'wrong' }, { accessKeyId: 'wrong' }]) {
      const admin = adminOf(identity, { credentials: { ...adminCredentials, ...wrong } });
      await expect(admin.deleteUser(unknownId)).rejects.toMatchObject({ statusCode: 503 });
    }
    expect(await adminOf(identity).deleteUser(unknownId)).toBe(false);
    const answer = await fetch(identity.settings.origin, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers',
        'x-forwarded-for': '203.0.113.9',
      },
      body: '{}',
    });
    expect(await answer.json()).toMatchObject({
      message: 'Administration is possible on this machine only.',
    });
  });
});
