import { describe, expect, it } from 'vitest';
import { setPassword } from '../../passwords/setPassword.ts';
import { changeUser, findByName } from '../../users/users.ts';
import { call, type Answer } from '../call.ts';
import { nextTotpCode, totpCode } from '../conformance/totpCodes.ts';
import { createConfirmedUser, password, createSignedInUser, signInWith } from '../testUsers.ts';
import type { IdentityOf } from './identityOf.ts';

const names = [
  'PASSWORD_VERIFIER',
  'NEW_PASSWORD_REQUIRED',
  'CUSTOM_CHALLENGE',
  'SOFTWARE_TOKEN_MFA',
  'SMS_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
];

const invalidSession = { message: 'Invalid session for the user.' };
const expiredSession = { message: 'Invalid session for the user, session is expired.' };

export const challengesSuite = (identityOf: IdentityOf): void => {
  const respond = (ChallengeName: string, Session: unknown, responses: Record<string, string>) =>
    call(identityOf(), 'RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses: responses });

  /** An account with an authenticator app and a phone, and the secret of the app. */
  const withTwoMethods = async () => {
    const { email, AccessToken } = await createSignedInUser(identityOf());
    const secret = String(
      (await call(identityOf(), 'AssociateSoftwareToken', { AccessToken })).body['SecretCode'],
    );
    await call(identityOf(), 'VerifySoftwareToken', { AccessToken, UserCode: totpCode(secret) });
    const phone = `+4930${String(Math.random()).slice(2, 12)}`;
    const UserAttributes = [{ Name: 'phone_number', Value: phone }];
    await call(identityOf(), 'UpdateUserAttributes', { AccessToken, UserAttributes });
    const Code = await identityOf().codeTo(phone);
    await call(identityOf(), 'VerifyUserAttribute', { AccessToken, AttributeName: 'phone_number', Code });
    const chooses = (
      sms: boolean,
      totp: boolean,
      preferred: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | null = null,
    ) =>
      call(identityOf(), 'SetUserMFAPreference', {
        AccessToken,
        SMSMfaSettings: { Enabled: sms, PreferredMfa: preferred === 'SMS_MFA' },
        SoftwareTokenMfaSettings: { Enabled: totp, PreferredMfa: preferred === 'SOFTWARE_TOKEN_MFA' },
      });
    return { email, secret, phone, chooses };
  };

  interface Waiting {
    readonly name: string;
    /** Creates an account that gets the challenge; returns its address and the right answer. */
    readonly prepare: () => Promise<{
      readonly email: string;
      readonly right: () => Promise<Record<string, string>>;
    }>;
    /** The response to the right answer. */
    readonly next: object;
  }

  const signedIn = { body: { AuthenticationResult: { AccessToken: expect.any(String) as string } } };

  const waiting: readonly Waiting[] = [
    {
      name: 'SOFTWARE_TOKEN_MFA',
      prepare: async () => {
        const { email, secret, chooses } = await withTwoMethods();
        await chooses(false, true);
        return { email, right: async () => ({ SOFTWARE_TOKEN_MFA_CODE: nextTotpCode(secret) }) };
      },
      next: signedIn,
    },
    {
      name: 'SMS_MFA',
      prepare: async () => {
        const { email, phone, chooses } = await withTwoMethods();
        await chooses(true, false);
        return { email, right: async () => ({ SMS_MFA_CODE: await identityOf().codeTo(phone) }) };
      },
      next: signedIn,
    },
    {
      name: 'SELECT_MFA_TYPE',
      prepare: async () => {
        const { email, chooses } = await withTwoMethods();
        await chooses(true, true);
        return { email, right: async () => ({ ANSWER: 'SMS_MFA' }) };
      },
      next: { body: { ChallengeName: 'SMS_MFA' } },
    },
    {
      name: 'NEW_PASSWORD_REQUIRED',
      prepare: async () => {
        const email = await createConfirmedUser(identityOf());
        const user = await findByName(identityOf().deps.database, email);
        if (user !== null) await setPassword(identityOf().deps, user, password, { isTemporary: true });
        return { email, right: async () => ({ NEW_PASSWORD: 'quiet-heron-77' }) };
      },
      next: signedIn,
    },
    {
      name: 'MFA_SETUP',
      prepare: async () => {
        const email = await createConfirmedUser(identityOf());
        const user = await findByName(identityOf().deps.database, email);
        if (user !== null) await changeUser(identityOf().deps.database, user, { mfaRequired: true });
        return { email, right: async () => ({}) };
      },
      next: { error: 'InvalidParameterException' },
    },
  ];

  const sessionOf = ({ body }: Answer): unknown => body['Session'];

  it(
    'asks for the second factor that the user prefers, or for none',
    { tags: ['R4.17', 'R4.19'] },
    async () => {
      const { email, chooses } = await withTwoMethods();
      const asked = async () => (await signInWith(identityOf(), email)).body['ChallengeName'];
      for (const preferred of ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] as const) {
        await chooses(true, true, preferred);
        expect(await asked()).toBe(preferred);
      }
      await chooses(true, true);
      expect(await asked()).toBe('SELECT_MFA_TYPE');
      await chooses(false, false);
      expect(await asked()).toBeUndefined();
    },
  );

  it.each([
    ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
    ['SOFTWARE_TOKEN_MFA', 'SMS_MFA'],
  ] as const)(
    'asks for a code of the method that the user picks: %s, not %s',
    { tags: ['R4.17'] },
    async (picked, other) => {
      const { email, phone, secret, chooses } = await withTwoMethods();
      await chooses(true, true);
      const started = await signInWith(identityOf(), email);
      const asked = await respond('SELECT_MFA_TYPE', sessionOf(started), { USERNAME: email, ANSWER: picked });
      expect(asked.body['ChallengeName']).toBe(picked);
      const code = picked === 'SMS_MFA' ? await identityOf().codeTo(phone) : nextTotpCode(secret);
      const answer = { USERNAME: email, [`${picked}_CODE`]: code };
      expect(await respond(other, sessionOf(asked), answer)).toMatchObject({ status: 400 });
      expect(await respond(picked, sessionOf(asked), answer)).toMatchObject(signedIn);
    },
  );

  describe('a sign-in that waits for the answer to a challenge', () => {
    it.each(waiting)(
      'continues only for its own account and its own challenge: $name',
      { tags: ['R4.13', 'R4.14', 'R4.15', 'R4.16', 'R4.17'] },
      async ({ name, prepare, next }) => {
        const { email, right } = await prepare();
        const other = await createConfirmedUser(identityOf());
        const started = await signInWith(identityOf(), email);
        expect(started.body).toMatchObject({ ChallengeName: name });
        expect(started.body['AuthenticationResult']).toBeUndefined();
        const answers = await right();
        expect(await respond(name, sessionOf(started), { USERNAME: other, ...answers })).toMatchObject(
          invalidSession,
        );
        for (const wrong of names.filter((entry) => entry !== name)) {
          const responses = { USERNAME: email, PASSWORD_CLAIM_SECRET_BLOCK: String(sessionOf(started)) };
          const answer = await respond(wrong, sessionOf(started), { ...responses, ...answers });
          expect(answer).toMatchObject({ status: 400 });
        }
        const last = await respond(name, sessionOf(started), { USERNAME: email, ...answers });
        expect(last).toMatchObject(next);
      },
    );

    it.each(waiting.filter(({ name }) => name !== 'MFA_SETUP'))(
      'does not let its session set up another authenticator app: $name',
      async ({ prepare }) => {
        const { email } = await prepare();
        const Session = sessionOf(await signInWith(identityOf(), email));
        for (const [operation, input] of [
          ['AssociateSoftwareToken', { Session }],
          ['VerifySoftwareToken', { Session, UserCode: '000000' }],
        ] as const)
          expect(await call(identityOf(), operation, input)).toMatchObject(expiredSession);
      },
    );
  });
};
