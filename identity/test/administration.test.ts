import { readFileSync } from 'node:fs';
import {
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../services/src/contract/openApiDocument.ts';
import { defaultIdentityOrigin } from '../../services/src/contract/servers.ts';
import { cognitoAdmin } from '../../services/src/identity/cognito/cognitoAdmin.ts';
import { embeddedAdmin } from '../../services/src/identity/embeddedAdmin.ts';
import { adminContract } from '../admin/adminContract.ts';
import { withAttributes } from '../users/attributeColumns.ts';
import { changeUser, findByName } from '../users/users.ts';
import { createAccount, signInWithPassword } from './accounts.ts';
import { startAdministeredIdentity, testAdminKey, type TestIdentity } from './startTestIdentity.ts';

const password = 'sturdy-otter-42';
const unknownId = '00000000-0000-4000-8000-000000000000';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startAdministeredIdentity();
});
afterAll(() => identity.stop());

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
    const admin = embeddedAdmin({ url: `${identity.settings.origin}/admin`, key: 'wrong' });
    await expect(admin.findByEmail('ada@example.org')).rejects.toMatchObject({
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
      cognitoAdmin(
        { poolId, clientId, checkPoolId: null, endpoint: origin },
        identity.deps.database,
      ).deleteUser(unknownId),
    ).rejects.toMatchObject({ statusCode: 503 });
    process.env['AWS_SECRET_ACCESS_KEY'] = testAdminKey;
  });

  it('has a contract that matches the committed one', () => {
    const committed = readFileSync(new URL('../../schema/rest/identity.json', import.meta.url), 'utf8');
    expect(`${JSON.stringify(openApiDocument(adminContract, defaultIdentityOrigin), null, 2)}\n`).toBe(
      committed,
    );
  });
});
