import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { identityUsers } from '../../../services/src/db/schema/identity/user.ts';
import { listMails } from '../../../services/src/mail/mailStore.ts';
import { call, tokensIn } from '../call.ts';
import { formerTotpCode, nextTotpCode, totpCode } from '../conformance/totpCodes.ts';
import { createConfirmedUser, password, createSignedInUser, prolongLocks, signInWith } from '../testUsers.ts';
import { setUpApp, createUserWithDevice } from '../secondFactors.ts';
import type { IdentityOf } from './identityOf.ts';

export const secondFactorSuite = (identityOf: IdentityOf): void => {
  const setUpTotp = async () => {
    const user = await createSignedInUser(identityOf());
    return { ...user, ...(await setUpApp(identityOf(), user.AccessToken)) };
  };

  const answer = (USERNAME: string, Session: unknown, SOFTWARE_TOKEN_MFA_CODE: string) =>
    call(identityOf(), 'RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE },
    });

  describe('an authenticator app', () => {
    it('is asked for, and each of its codes works once', { tags: ['R4.16', 'R4.19'] }, async () => {
      const { email, AccessToken, secret, usedCode } = await setUpTotp();
      const { Session, ChallengeName } = (await signInWith(identityOf(), email)).body;
      expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
      expect(await answer(email, Session, usedCode)).toMatchObject({ error: 'ExpiredCodeException' });
      for (const wrong of ['abcdef', formerTotpCode(secret)])
        expect(await answer(email, Session, wrong)).toMatchObject({ error: 'CodeMismatchException' });
      const other = (await signInWith(identityOf(), email)).body['Session'];
      const code = nextTotpCode(secret);
      const answers = await Promise.all([answer(email, Session, code), answer(email, other, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      const SoftwareTokenMfaSettings = { Enabled: false };
      await call(identityOf(), 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
      expect(tokensIn(await signInWith(identityOf(), email)).AccessToken).toBeTypeOf('string');
      const mails = await listMails(identityOf().deps.database);
      expect(mails.find(({ recipient }) => recipient === email)?.kind).toBe('mfaTurnedOff');
    });

    it('can be verified again with another of its codes, because the answer may have been lost', async () => {
      const { AccessToken } = await createSignedInUser(identityOf());
      const verify = (UserCode: string) =>
        call(identityOf(), 'VerifySoftwareToken', { AccessToken, UserCode });
      expect(await verify('123456')).toMatchObject({ error: 'InvalidParameterException' });
      const { secret, usedCode } = await setUpApp(identityOf(), AccessToken);
      expect(await verify(usedCode)).toMatchObject({ error: 'ExpiredCodeException' });
      expect(await verify('abcdef')).toMatchObject({ error: 'EnableSoftwareTokenMFAException' });
      expect(await verify(nextTotpCode(secret))).toMatchObject({ body: { Status: 'SUCCESS' } });
    });

    it('cannot be guessed', async () => {
      const { email } = await setUpTotp();
      const messages = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { Session } = (await signInWith(identityOf(), email)).body;
        messages.push((await answer(email, Session, 'abcdef')).message);
      }
      expect(new Set(messages)).toEqual(new Set(['Invalid code received for user']));
      await prolongLocks(identityOf());
      expect(await signInWith(identityOf(), email)).toMatchObject({ message: 'Password attempts exceeded' });
    });

    it("cannot be bypassed with the session of another user's sign-in or of another challenge", async () => {
      const { email, secret } = await setUpTotp();
      const { email: other } = await setUpTotp();
      const { Session } = (await signInWith(identityOf(), other)).body;
      expect(await answer(email, Session, nextTotpCode(secret))).toMatchObject({
        message: 'Invalid session for the user.',
      });
      const setup = { ChallengeName: 'MFA_SETUP', Session, ChallengeResponses: { USERNAME: other } };
      expect(await call(identityOf(), 'RespondToAuthChallenge', setup)).toMatchObject({
        message: 'Invalid session for the user, session is expired.',
      });
    });

    it('comes after a mailed code, too', async () => {
      const { email } = await setUpTotp();
      const flow = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: email } };
      const { Session } = (await call(identityOf(), 'InitiateAuth', flow)).body;
      const ChallengeResponses = { USERNAME: email, ANSWER: await identityOf().codeTo(email) };
      const next = await call(identityOf(), 'RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses,
      });
      expect(next.body['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
    });

    it('must be set up before a sign-in that demands it ends', { tags: ['R4.14'] }, async () => {
      const email = await createConfirmedUser(identityOf());
      await identityOf()
        .deps.database.orm.update(identityUsers)
        .set({ mfaRequired: true })
        .where(eq(identityUsers.username, email));
      const { Session, ChallengeName } = (await signInWith(identityOf(), email)).body;
      expect(ChallengeName).toBe('MFA_SETUP');
      const finish = (session: unknown) =>
        call(identityOf(), 'RespondToAuthChallenge', {
          ChallengeName,
          Session: session,
          ChallengeResponses: { USERNAME: email },
        });
      expect(await finish(Session)).toMatchObject({ error: 'InvalidParameterException' });
      const associated = (await call(identityOf(), 'AssociateSoftwareToken', { Session })).body;
      const verify = (UserCode: string) =>
        call(identityOf(), 'VerifySoftwareToken', { Session: associated['Session'], UserCode });
      expect(await verify('abcdef')).toMatchObject({ error: 'EnableSoftwareTokenMFAException' });
      const verified = (await verify(totpCode(String(associated['SecretCode'])))).body;
      expect(await finish(verified['Session'])).toMatchObject({ status: 200 });
      expect((await signInWith(identityOf(), email)).body['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
    });
  });

  describe('a device', () => {
    it('is confirmed once, with a verifier that depends on its secret', async () => {
      const { confirm, verifier, DeviceGroupKey } = await createUserWithDevice(identityOf());
      expect(await confirm('AQ==')).toMatchObject({ error: 'InvalidParameterException' });
      expect(await confirm(verifier)).toMatchObject({ status: 200 });
      expect(await confirm(verifier)).toMatchObject({ error: 'ResourceNotFoundException' });
      expect((await createUserWithDevice(identityOf())).DeviceGroupKey).toBe(DeviceGroupKey);
    });

    it("cannot be changed by another user, and another user's does not help to sign in", async () => {
      const own = await createUserWithDevice(identityOf());
      await own.confirm(own.verifier);
      const other = await createSignedInUser(identityOf());
      const body = { AccessToken: other.AccessToken, DeviceKey: own.DeviceKey };
      const remember = { ...body, DeviceRememberedStatus: 'remembered' };
      for (const [operation, input] of [
        ['ForgetDevice', body],
        ['UpdateDeviceStatus', remember],
      ] as const)
        expect(await call(identityOf(), operation, input)).toMatchObject({
          error: 'ResourceNotFoundException',
        });
      const devices = await call(identityOf(), 'ListDevices', { AccessToken: other.AccessToken });
      expect(devices.body['Devices']).toEqual([]);
      const signedIn = await call(identityOf(), 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: other.email, PASSWORD: password, DEVICE_KEY: own.DeviceKey },
      });
      expect(tokensIn(signedIn).NewDeviceMetadata?.DeviceKey).not.toBe(own.DeviceKey);
    });

    it('that is remembered has to prove itself, and loses its sign-ins when it is forgotten', async () => {
      const { email, AccessToken, DeviceKey, confirm, verifier } = await createUserWithDevice(identityOf());
      await confirm(verifier);
      const DeviceRememberedStatus = 'remembered';
      await call(identityOf(), 'UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus });
      const started = await call(identityOf(), 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password, DEVICE_KEY: DeviceKey },
      });
      expect(started.body['ChallengeName']).toBe('DEVICE_SRP_AUTH');
      const elsewhere = tokensIn(await signInWith(identityOf(), email));
      expect(
        await call(identityOf(), 'ForgetDevice', { AccessToken: elsewhere.AccessToken, DeviceKey }),
      ).toMatchObject({ status: 200 });
      expect(await call(identityOf(), 'GetUser', { AccessToken })).toMatchObject({
        message: 'Access Token has been revoked',
      });
    });
  });
};
