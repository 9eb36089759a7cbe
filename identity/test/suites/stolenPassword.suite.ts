import { describe, expect, it } from 'vitest';
import { setEnabled } from '../../admin/accountAdmin.ts';
import { setPassword } from '../../passwords/setPassword.ts';
import { signedIn } from '../../sign-in/signedIn.ts';
import { changeUser, findByName } from '../../users/users.ts';
import { call, parametersIn, tokensIn } from '../call.ts';
import { nextTotpCode, totpCode } from '../conformance/totpCodes.ts';
import { createConfirmedUser, password, createSignedInUser, signInWith } from '../testUsers.ts';
import { setUpApp, createUserWithRememberedDevice } from '../secondFactors.ts';
import { poolNameOf } from '../../settings.ts';
import { srpClient } from '../srpClient.ts';
import type { IdentityOf } from './identityOf.ts';

const newPassword = 'quiet-heron-77';

/** Attacks by somebody who knows, or knew, the password of an account. */
export const stolenPasswordSuite = (identityOf: IdentityOf): void => {
  const userOf = async (email: string) => {
    const user = await findByName(identityOf().deps.database, email);
    if (user === null) throw new Error(`There is no account ${email}.`);
    return user;
  };

  const invalidSession = { message: 'Invalid session for the user.' };

  const respond = (ChallengeName: string, Session: unknown, responses: Record<string, string>) =>
    call(identityOf(), 'RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses: responses });

  const changePassword = (AccessToken: string) =>
    call(identityOf(), 'ChangePassword', {
      AccessToken,
      PreviousPassword: password,
      ProposedPassword: newPassword,
    });

  describe('a setup of a second factor that somebody else has begun', () => {
    /** An account that has to set up a second factor, and two sign-ins that may do so. */
    const withTwoSetups = async () => {
      const email = await createConfirmedUser(identityOf());
      await changeUser(identityOf().deps.database, await userOf(email), { mfaRequired: true });
      const begin = async () => (await signInWith(identityOf(), email)).body['Session'];
      const associate = async (Session: unknown) => {
        const { body } = await call(identityOf(), 'AssociateSoftwareToken', { Session });
        return { session: body['Session'], secret: String(body['SecretCode']) };
      };
      const verify = ({ session, secret }: { readonly session: unknown; readonly secret: string }) =>
        call(identityOf(), 'VerifySoftwareToken', { Session: session, UserCode: totpCode(secret) });
      const finish = (session: unknown) => respond('MFA_SETUP', session, { USERNAME: email });
      return { email, begin, associate, verify, finish };
    };

    it('does not replace the app that the owner has set up', async () => {
      const { email, begin, associate, verify, finish } = await withTwoSetups();
      const stolen = [await begin(), (await associate(await begin())).session];
      const own = await associate(await begin());
      const done = await finish((await verify(own)).body['Session']);
      expect(tokensIn(done).AccessToken).toBeTypeOf('string');
      for (const Session of stolen) {
        expect(await call(identityOf(), 'AssociateSoftwareToken', { Session })).toMatchObject(invalidSession);
        expect(
          await call(identityOf(), 'VerifySoftwareToken', { Session, UserCode: '000000' }),
        ).toMatchObject(invalidSession);
        expect(await finish(Session)).toMatchObject(invalidSession);
      }
      const { Session } = (await signInWith(identityOf(), email)).body;
      const responses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: nextTotpCode(own.secret) };
      expect(await respond('SOFTWARE_TOKEN_MFA', Session, responses)).toMatchObject({ status: 200 });
    });

    it('cannot be skipped with a remembered device', async () => {
      const { email, DeviceKey } = await createUserWithRememberedDevice(identityOf());
      await changeUser(identityOf().deps.database, await userOf(email), { mfaRequired: true });
      const AuthParameters = { USERNAME: email, PASSWORD: password, DEVICE_KEY: DeviceKey };
      const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters };
      expect((await call(identityOf(), 'InitiateAuth', flow)).body['ChallengeName']).toBe('MFA_SETUP');
    });
  });

  describe('a sign-in in progress', () => {
    it('ends when the user changes the second factor', async () => {
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const { secret } = await setUpApp(identityOf(), AccessToken);
      const { Session } = (await signInWith(identityOf(), email)).body;
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: false };
      await call(identityOf(), 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
      const responses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: nextTotpCode(secret) };
      expect(await respond('SOFTWARE_TOKEN_MFA', Session, responses)).toMatchObject(invalidSession);
    });

    it('with a mailed code ends when the password changes', async () => {
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const flow = { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: email } };
      const { Session } = (await call(identityOf(), 'InitiateAuth', flow)).body;
      const code = await identityOf().codeTo(email);
      expect(await changePassword(AccessToken)).toMatchObject({ status: 200 });
      expect(await respond('CUSTOM_CHALLENGE', Session, { USERNAME: email, ANSWER: code })).toMatchObject(
        invalidSession,
      );
    });
  });

  describe('a remembered device', () => {
    const signInOnDevice = async (email: string, DEVICE_KEY: string, PASSWORD: string) => {
      const AuthParameters = { USERNAME: email, PASSWORD, DEVICE_KEY };
      const { body } = await call(identityOf(), 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters,
      });
      return body['ChallengeName'];
    };

    it('is forgotten when the password is reset, but not when it is changed', async () => {
      const { email, AccessToken, DeviceKey } = await createUserWithRememberedDevice(identityOf());
      expect(await changePassword(AccessToken)).toMatchObject({ status: 200 });
      expect(await signInOnDevice(email, DeviceKey, newPassword)).toBe('DEVICE_SRP_AUTH');
      await call(identityOf(), 'ForgotPassword', { Username: email });
      await call(identityOf(), 'ConfirmForgotPassword', {
        Username: email,
        ConfirmationCode: await identityOf().codeTo(email),
        Password: password,
      });
      expect(await signInOnDevice(email, DeviceKey, password)).toBeUndefined();
    });

    it('stays known when the user signs out everywhere, as at Cognito, until it is forgotten', async () => {
      const { email, AccessToken, DeviceKey } = await createUserWithRememberedDevice(identityOf());
      await call(identityOf(), 'GlobalSignOut', { AccessToken });
      expect(await signInOnDevice(email, DeviceKey, password)).toBe('DEVICE_SRP_AUTH');
      const elsewhere = tokensIn(await signInWith(identityOf(), email));
      await call(identityOf(), 'ForgetDevice', { AccessToken: elsewhere.AccessToken, DeviceKey });
      expect(await signInOnDevice(email, DeviceKey, password)).toBeUndefined();
    });

    it('does not replace a second factor that is set up elsewhere', async () => {
      const { email, DeviceKey, AccessToken } = await createUserWithRememberedDevice(identityOf());
      const elsewhere = tokensIn(await signInWith(identityOf(), email));
      await setUpApp(identityOf(), elsewhere.AccessToken);
      expect(await signInOnDevice(email, DeviceKey, password)).toBe('SOFTWARE_TOKEN_MFA');
      const remember = { AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' };
      expect(await call(identityOf(), 'UpdateDeviceStatus', remember)).toMatchObject({
        error: 'ResourceNotFoundException',
      });
    });
  });

  describe('a sign-in with the old password', () => {
    const caller = { address: '192.0.2.1', language: 'en' } as const;

    it('gets no tokens when the password changes, or the account is disabled, before it ends', async () => {
      const { deps } = identityOf();
      for (const change of [
        async (email: string) => setPassword(deps, await userOf(email), newPassword),
        async (email: string) => setEnabled(deps, await userOf(email), false),
      ]) {
        const email = await createConfirmedUser(identityOf());
        const user = await userOf(email);
        await change(email);
        await expect(signedIn(deps, { user, caller, deviceKey: null })).rejects.toMatchObject({
          name: 'NotAuthorizedException',
        });
      }
    });

    it('does not outlive a change of the password that is sent at the same time', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { email, AccessToken } = await createSignedInUser(identityOf());
        const [changed, ...signIns] = await Promise.all([
          changePassword(AccessToken),
          ...Array.from({ length: 6 }, () => signInWith(identityOf(), email)),
        ]);
        expect(changed.status).toBe(200);
        const granted = signIns.filter(({ status }) => status === 200).map(tokensIn);
        const uses = granted.map((tokens) =>
          call(identityOf(), 'GetUser', { AccessToken: tokens.AccessToken }),
        );
        expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toEqual([]);
      }
    });

    it('cannot be proven by SRP after the change', async () => {
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const { clientValue, prove } = srpClient();
      const started = await call(identityOf(), 'InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: clientValue },
      });
      const parameters = parametersIn(started);
      const owner = { group: poolNameOf(identityOf().settings), id: parameters['USER_ID_FOR_SRP'] ?? '' };
      await changePassword(AccessToken);
      const proof = prove(owner, password, parameters);
      expect(await respond('PASSWORD_VERIFIER', undefined, proof)).toMatchObject(invalidSession);
    });

    it('does not change it once more at the same time', async () => {
      const { email } = await createSignedInUser(identityOf());
      const user = await userOf(email);
      await setPassword(identityOf().deps, user, newPassword);
      await expect(
        setPassword(identityOf().deps, user, 'brave-otter-13', { knowsFormer: true }),
      ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    });
  });
};
