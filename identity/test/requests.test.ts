import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './call.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const send = (body: string, headers: Record<string, string>) =>
  fetch(identity.settings.origin, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', ...headers },
    body,
  });

describe('requests that no client sends', () => {
  it('answers 400 to unknown operations and malformed targets', { tags: ['R7.105'] }, async () => {
    for (const target of [
      'AWSCognitoIdentityProviderService.AdminForgetDevice',
      'AWSCognitoIdentityProviderService.constructor',
      'AWSCognitoIdentityProviderService.__proto__',
      'AWSCognitoIdentityProviderService',
      'AWSCognitoIdentityService.SignUp',
      '__proto__.toString',
      '.',
      '',
    ]) {
      const answer = await send('{}', { 'x-amz-target': target });
      expect([target, answer.status]).toEqual([target, 400]);
      expect(await answer.json()).toMatchObject({ __type: 'UnknownOperationException' });
    }
  });

  it('answers with an error and never 500 to malformed and oversize bodies', async () => {
    const target = { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' };
    for (const body of [
      '',
      '{',
      'null',
      '"text"',
      '[]',
      '1',
      '{"ClientId":1}',
      `{"ClientId":"${'x'.repeat(1000)}"}`,
    ])
      expect([body, (await send(body, target)).status]).toEqual([body, 400]);
    expect((await send(`"${'x'.repeat(70_000)}"`, target)).status).toBe(413);
    expect((await send('{}', { ...target, 'content-type': 'application/xml' })).status).toBe(415);
  });

  it('names the invalid field, and not its value', async () => {
    const answer = await call(identity, 'SignUp', { Username: 'kim@example.org', Password: 12_345_678 });
    expect(answer).toMatchObject({ status: 400, error: 'InvalidParameterException' });
    expect(answer.message).toContain('Password');
    expect(answer.message).not.toContain('12345678');
  });

  it(
    'rejects other clients and attributes that belong to the service',
    { tags: ['R5.11', 'R5.12'] },
    async () => {
      expect(await call(identity, 'SignUp', { ClientId: 'other', Username: 'a@b.example' })).toMatchObject({
        error: 'ResourceNotFoundException',
      });
      for (const Name of [
        'sub',
        'email_verified',
        'custom:appjobs_user_id',
        'registered_before',
        'identities',
      ])
        expect(
          await call(identity, 'SignUp', {
            Username: 'kim@example.org',
            Password: 'sturdy-otter-42',
            UserAttributes: [{ Name, Value: 'true' }],
          }),
        ).toMatchObject({ error: 'NotAuthorizedException' });
    },
  );

  it.each([
    ['kim\0@example.org', 'Kim'],
    ['kim@example.org', 'K\0im'],
    ['kim@example.org', 'Kim\uD800'],
  ])('rejects the text %j or %j, which the database cannot store', async (Username, Value) => {
    const UserAttributes = [{ Name: 'given_name', Value }];
    expect(
      await call(identity, 'SignUp', { Username, Password: 'sturdy-otter-42', UserAttributes }),
    ).toMatchObject({ status: 400, error: 'InvalidParameterException' });
  });

  it('answers 400 to a NUL character in a query', async () => {
    const answer = await fetch(`${identity.settings.origin}/confirmUser?user_name=%00`);
    expect(answer.status).toBe(400);
  });

  it.each([
    'kim,victim@example.org',
    'kim;victim@example.org',
    '"Read this"<victim@example.org',
    'v(c)@example.org',
    'kim\u202E@example.org',
    'kim@example',
    `${'x'.repeat(120)}@example.org`,
  ])('rejects the address %s', { tags: ['R7.105'] }, async (Username) => {
    const answer = await call(identity, 'SignUp', { Username, Password: 'sturdy-otter-42' });
    expect(answer).toMatchObject({ status: 400, error: 'InvalidParameterException' });
  });

  it('rejects a limit of more than 60 devices', { tags: ['R9.10'] }, async () => {
    expect(await call(identity, 'ListDevices', { AccessToken: 'x', Limit: 61 })).toMatchObject({
      error: 'InvalidParameterException',
    });
  });
});
