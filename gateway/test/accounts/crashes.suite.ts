import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  callIdentity,
  createAccount,
  newCredentials,
  sendPassword,
  signIn,
  signUp,
  tokensIn,
  type Account,
} from './account.ts';
import type { GetAccountStack } from './accountStack.ts';
import { mailedCode } from './mailedCode.ts';
import { totpCode } from './totp.ts';

const viewer = '{ viewer { userId metadata { phone } languages { code } } }';
const savePhone =
  'mutation ($phone: String!) { updateMetadata(input: { phone: $phone }) { metadata { phone } } }';
const saveLanguages = `mutation { saveLanguages(input: { addLanguages: [{ id: "de" }, { id: "tr" }] }) {
  languages { code } } }`;
const deleteUser = 'mutation { deleteUser(input: {}) { deletedUserId } }';

interface Viewer {
  readonly viewer: {
    readonly userId: string;
    readonly metadata: { readonly phone: string | null };
    readonly languages: readonly unknown[];
  } | null;
}

export const crashesSuite = (stack: GetAccountStack): void => {
  const identity = () => stack().services.identity;
  const as = <T>({ tokens }: Pick<Account, 'tokens'>, query: string, variables: object = {}) =>
    stack().gateway.ask<T>(query, {
      headers: { authorization: `Bearer ${tokens.IdToken}` },
      variables: { ...variables },
    });
  const codesOf = ({ errors }: { readonly errors?: readonly { readonly extensions?: object }[] }) =>
    errors?.map(({ extensions }) => (extensions as { readonly code?: string } | undefined)?.code);

  /** An account that signs in with an authenticator app. */
  const createWithTotp = async () => {
    const account = await createAccount(identity(), 'totp');
    const { AccessToken } = account.tokens;
    const { body } = await callIdentity(identity(), 'AssociateSoftwareToken', { AccessToken });
    const secret = String(body['SecretCode']);
    const UserCode = totpCode(secret, -1);
    await callIdentity(identity(), 'VerifySoftwareToken', { AccessToken, UserCode });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await callIdentity(identity(), 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    return { ...account, secret };
  };

  describe('after the process of services and identity service was killed', () => {
    afterEach(() => void stack().adminProxy.reset());

    it(
      'a sign-up, and sign-ins between two factors, go on where they were; nobody is signed out',
      { timeout: 240_000 },
      async () => {
        const { services } = stack();
        const unconfirmed = newCredentials('new', 'example.org');
        await signUp(identity(), unconfirmed);
        const withTotp = await createWithTotp();
        const asked = await sendPassword(identity(), withTotp);
        expect(asked.body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
        const withCode = await createAccount(identity(), 'code');
        const mailed = await callIdentity(identity(), 'InitiateAuth', {
          AuthFlow: 'CUSTOM_AUTH',
          AuthParameters: { USERNAME: withCode.email },
        });

        await services.kill();
        expect(await sendPassword(identity(), withCode)).toMatchObject({ status: 0 });
        const read = await as(withCode, viewer);
        // `UNAUTHENTICATED` would make clients sign their user out.
        expect(new Set(codesOf(read))).toEqual(new Set(['UPSTREAM_ERROR']));
        expect(read.errors?.[0]?.message).toContain('Please try again later or contact us');
        await services.restart();

        const ConfirmationCode = await mailedCode(services.origin, unconfirmed.email);
        const confirmed = await callIdentity(identity(), 'ConfirmSignUp', {
          Username: unconfirmed.email,
          ConfirmationCode,
        });
        expect(confirmed.status).toBe(200);
        expect(await signIn(identity(), unconfirmed)).toHaveProperty('IdToken');
        const answer = (ChallengeName: string, Session: unknown, ChallengeResponses: object) =>
          callIdentity(identity(), 'RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses });
        const byTotp = await answer('SOFTWARE_TOKEN_MFA', asked.body['Session'], {
          USERNAME: withTotp.email,
          SOFTWARE_TOKEN_MFA_CODE: totpCode(withTotp.secret),
        });
        expect(tokensIn(byTotp)).toHaveProperty('IdToken');
        const byCode = await answer('CUSTOM_CHALLENGE', mailed.body['Session'], {
          USERNAME: withCode.email,
          ANSWER: await mailedCode(services.origin, withCode.email),
        });
        expect(tokensIn(byCode)).toHaveProperty('IdToken');
        expect((await as(withCode, viewer)).errors).toBeUndefined();
        const renewed = await callIdentity(identity(), 'GetTokensFromRefreshToken', {
          RefreshToken: withCode.tokens.RefreshToken,
        });
        expect(renewed.status).toBe(200);
      },
    );

    it('no acknowledged save of a profile is lost, and none is half done', { timeout: 240_000 }, async () => {
      const { services } = stack();
      const saver = await createAccount(identity(), 'saver');
      const saves = { tried: 0, acknowledged: 0, isUp: true };
      const phoneOf = (number: number) => `+4917${10_000_000 + number}`;
      const save = async () => {
        while (saves.isUp) {
          saves.tried += 1;
          const number = saves.tried;
          const { data, errors } = await as<object>(saver, savePhone, { phone: phoneOf(number) });
          if (errors === undefined && data !== null) saves.acknowledged = number;
        }
      };
      const saving = save();
      while (saves.acknowledged < 5) await pause(1);
      const added = as<{ saveLanguages: object | null }>(saver, saveLanguages);
      await pause(3);
      await services.kill();
      saves.isUp = false;
      await saving;
      const languagesWereSaved = (await added).data?.saveLanguages ?? null;
      await services.restart();

      const { data } = await as<Viewer>(saver, viewer);
      // The last one may have been saved without an answer.
      expect([phoneOf(saves.acknowledged), phoneOf(saves.acknowledged + 1)]).toContain(
        data?.viewer?.metadata.phone,
      );
      expect(languagesWereSaved === null ? [0, 2] : [2]).toContain(data?.viewer?.languages.length);
      expect((await as(saver, savePhone, { phone: phoneOf(0) })).data).toEqual({
        updateMetadata: { metadata: { phone: phoneOf(0) } },
      });
    });

    it(
      'an account is either whole, and can be deleted again, or gone with its data',
      { timeout: 240_000, tags: ['R7.35'] },
      async () => {
        const { services, adminProxy } = stack();
        /** Kills the process just before or after the account is deleted, in the middle of the deletion. */
        const killAt = async (moment: 'before' | 'after') => {
          const user = await createAccount(identity(), moment);
          await as(user, savePhone, { phone: '+4917123456' });
          adminProxy.moments[moment] = async (operation) => {
            if (operation === 'AdminDeleteUser') await services.kill();
          };
          expect((await as(user, deleteUser)).data).toEqual({ deleteUser: null });
          adminProxy.reset();
          await services.restart();
          return user;
        };

        const undeleted = await killAt('before');
        const again = { tokens: await signIn(identity(), undeleted) };
        expect((await as<Viewer>(again, viewer)).data?.viewer).toMatchObject({
          metadata: { phone: '+4917123456' },
        });
        expect((await as(again, deleteUser)).data).toEqual({
          deleteUser: { deletedUserId: undeleted.userId },
        });

        const halfDeleted = await killAt('after');
        expect((await sendPassword(identity(), halfDeleted)).status).toBe(400);
        // Nobody could sign in and delete the data, so they were deleted with the account.
        for (const gone of [undeleted, halfDeleted])
          expect(codesOf(await as(gone, viewer))).toContain('UNAUTHENTICATED');
      },
    );
  });
};
