import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listMails } from '../../../services/src/mail/mailStore.ts';
import { call, parametersIn } from '../call.ts';
import {
  createConfirmedUser,
  createSignedInUser,
  signInWith,
  createUnconfirmedUser,
  wrongCode,
} from '../testUsers.ts';
import type { IdentityOf } from './identityOf.ts';

export const codesSuite = (identityOf: IdentityOf): void => {
  const mismatch = { error: 'CodeMismatchException' };
  const expired = { error: 'ExpiredCodeException' };
  const confirm = (Username: string, ConfirmationCode: string) =>
    call(identityOf(), 'ConfirmSignUp', { Username, ConfirmationCode });
  const forget = (Username: string) => call(identityOf(), 'ForgotPassword', { Username });
  const reset = (Username: string, ConfirmationCode: string, Password = 'quiet-heron-77') =>
    call(identityOf(), 'ConfirmForgotPassword', { Username, ConfirmationCode, Password });

  describe('codes', () => {
    it('confirm once, even when entered twice at the same time', async () => {
      const email = await createUnconfirmedUser(identityOf());
      const code = await identityOf().codeTo(email);
      const answers = await Promise.all([confirm(email, code), confirm(email, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await confirm(email, code)).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await signInWith(identityOf(), email)).toMatchObject({ status: 200 });
    });

    it('go on saying that they have confirmed, when another was asked for and none was sent', async () => {
      const email = await createUnconfirmedUser(identityOf());
      const code = await identityOf().codeTo(email);
      await confirm(email, code);
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await confirm(email, wrongCode(code))).toMatchObject(mismatch);
      expect(await confirm(email, code)).toMatchObject(expired);
      await call(identityOf(), 'ResendConfirmationCode', { Username: email });
      expect(await confirm(email, wrongCode(code))).toMatchObject(mismatch);
      expect(await confirm(email, code)).toMatchObject({
        error: 'NotAuthorizedException',
        message: 'User cannot be confirmed. Current status is CONFIRMED',
      });
    });

    it('prove the address, and no password, for who waits with a sign-up that another one has replaced', async () => {
      const email = `${randomUUID()}@example.org`;
      const signUp = async (Password: string) => {
        const { body } = await call(identityOf(), 'SignUp', { Username: email, Password });
        return String(body['UserSub']);
      };
      const [first, second] = [await signUp('quiet-heron-77'), await signUp('loud-heron-78')];
      await signUp('late-heron-79');
      const mailed = async () =>
        (await listMails(identityOf().deps.database)).filter(({ recipient }) => recipient === email).length;
      const before = await mailed();
      expect(await call(identityOf(), 'ResendConfirmationCode', { Username: first })).toMatchObject({
        status: 200,
      });
      expect(await mailed()).toBe(before + 1);
      const code = await identityOf().codeTo(email);
      expect(await confirm(first, wrongCode(code))).toMatchObject(mismatch);
      expect(await confirm(second, code)).toMatchObject({ status: 200 });
      for (const password of ['quiet-heron-77', 'loud-heron-78'])
        expect(await signInWith(identityOf(), email, password)).toMatchObject({
          error: 'NotAuthorizedException',
        });
      expect(await signInWith(identityOf(), email, 'late-heron-79')).toMatchObject({
        error: 'PasswordResetRequiredException',
      });
      expect(await confirm(first, code)).toMatchObject({
        message: 'User cannot be confirmed. Current status is RESET_REQUIRED',
      });
    });

    const [mine, foreign] = ['quiet-heron-77', 'loud-heron-78'];
    it.each([
      ['none of two that were chosen in one network', [mine, foreign], 'PasswordResetRequiredException'],
      [
        'none that was chosen twice after another',
        [mine, foreign, foreign],
        'PasswordResetRequiredException',
      ],
      ['none of two that alternate', [foreign, mine, foreign], 'PasswordResetRequiredException'],
      ['the one of a sign-up that was only repeated', [mine, mine], null],
    ])('of an address keep of the passwords %s', async (_which, passwords, error) => {
      const email = `${randomUUID()}@example.org`;
      for (const Password of passwords) await call(identityOf(), 'SignUp', { Username: email, Password });
      expect(await confirm(email, await identityOf().codeTo(email))).toMatchObject({ status: 200 });
      expect(await signInWith(identityOf(), email, passwords.at(-1))).toMatchObject({ error });
    });

    it('of a sign-up end with it, and the password with them, when the owner of the address signs up', async () => {
      const email = await createUnconfirmedUser(identityOf());
      const code = await identityOf().codeTo(email);
      const signedUp = { Username: email.toUpperCase(), Password: 'quiet-heron-77' };
      const second = await call(identityOf(), 'SignUp', signedUp);
      expect(await confirm(email, code)).toMatchObject(mismatch);
      const newest = await identityOf().codeTo(email.toUpperCase());
      expect(await confirm(String(second.body['UserSub']), newest)).toMatchObject({ status: 200 });
      expect(await signInWith(identityOf(), email)).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await signInWith(identityOf(), email, 'quiet-heron-77')).toMatchObject({ status: 200 });
      expect(await call(identityOf(), 'SignUp', signedUp)).toMatchObject({
        error: 'UsernameExistsException',
      });
    });

    it('confirm a sign-up of a site that does not ask for links, whatever the caller asks for', async () => {
      const email = `link-${await createUnconfirmedUser(identityOf())}`;
      const ClientMetadata = { confirmation: 'link' };
      await call(identityOf(), 'SignUp', { Username: email, Password: 'quiet-heron-77', ClientMetadata });
      await expect(identityOf().linkTo(email)).rejects.toThrow('There is no code');
      expect(await confirm(email, await identityOf().codeTo(email))).toMatchObject({ status: 200 });
    });

    it('are useless after five wrong attempts', async () => {
      const email = await createConfirmedUser(identityOf());
      await forget(email);
      const code = await identityOf().codeTo(email);
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await reset(email, wrongCode(code))).toMatchObject(mismatch);
      expect(await reset(email, code)).toMatchObject(expired);
    });

    it('are replaced by newer ones', async () => {
      const email = await createUnconfirmedUser(identityOf());
      const first = await identityOf().codeTo(email);
      await call(identityOf(), 'ResendConfirmationCode', { Username: email });
      const second = await identityOf().codeTo(email);
      expect(await confirm(email, first)).toMatchObject(mismatch);
      expect(await confirm(email, second)).toMatchObject({ status: 200 });
    });

    it('reset a password once, end all sign-ins, and survive a rejected password', async () => {
      const { email, AccessToken, RefreshToken } = await createSignedInUser(identityOf());
      await forget(email);
      const code = await identityOf().codeTo(email);
      expect(await reset(email, code, 'password1')).toMatchObject({ error: 'InvalidPasswordException' });
      expect(await reset(email, code)).toMatchObject({ status: 200 });
      expect(await reset(email, code)).toMatchObject(expired);
      expect(await call(identityOf(), 'GetUser', { AccessToken })).toMatchObject({
        message: 'Access Token has been revoked',
      });
      expect(await call(identityOf(), 'GetTokensFromRefreshToken', { RefreshToken })).toMatchObject({
        error: 'NotAuthorizedException',
      });
      expect(await signInWith(identityOf(), email, 'quiet-heron-77')).toMatchObject({ status: 200 });
    });

    it('verify only the address that they were sent to', async () => {
      const { email, AccessToken } = await createSignedInUser(identityOf());
      const change = (Value: string) =>
        call(identityOf(), 'UpdateUserAttributes', {
          AccessToken,
          UserAttributes: [{ Name: 'email', Value }],
        });
      const verify = (Code: string) =>
        call(identityOf(), 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
      await change(`one-${email}`);
      const first = await identityOf().codeTo(`one-${email}`);
      await change(`two-${email}`);
      const second = await identityOf().codeTo(`two-${email}`);
      const mails = await listMails(identityOf().deps.database);
      const mail = mails.find(({ recipient }) => recipient === `two-${email}`);
      expect(mail?.text).toMatch(/under “Security”.*\/profile\/user\n/s);
      expect(await verify(first)).toMatchObject(mismatch);
      expect(await signInWith(identityOf(), email)).toMatchObject({ status: 200 });
      expect(await verify(second)).toMatchObject({ status: 200 });
      expect(await signInWith(identityOf(), `two-${email}`)).toMatchObject({ status: 200 });
      expect(await signInWith(identityOf(), email)).toMatchObject({ error: 'NotAuthorizedException' });
      const kinds = (await listMails(identityOf().deps.database))
        .filter(({ recipient }) => recipient === email)
        .map(({ kind }) => kind);
      expect(kinds[0]).toBe('emailChanged');
    });

    it('do not move an address to a second account', async () => {
      const taken = await createConfirmedUser(identityOf());
      const { AccessToken } = await createSignedInUser(identityOf());
      const UserAttributes = [{ Name: 'email', Value: taken }];
      await call(identityOf(), 'UpdateUserAttributes', { AccessToken, UserAttributes });
      const Code = await identityOf().codeTo(taken);
      const verified = { AccessToken, AttributeName: 'email', Code };
      expect(await call(identityOf(), 'VerifyUserAttribute', verified)).toMatchObject({
        error: 'AliasExistsException',
      });
    });

    it('reveal no accounts when they are requested or tried', async () => {
      const known = await createConfirmedUser(identityOf());
      const unknown = `nobody-${known}`.replace('nobody', 'kim');
      const without = ({ body }: { readonly body: object }) => JSON.stringify(body);
      expect(without(await forget(known))).toBe(without(await forget(unknown)));
      const resend = (Username: string) => call(identityOf(), 'ResendConfirmationCode', { Username });
      expect(without(await resend(known))).toBe(without(await resend(unknown)));
      for (const answer of [reset, confirm])
        for (let attempt = 0; attempt < 6; attempt += 1)
          expect(without(await answer(unknown, 'abcdef'))).toBe(without(await answer(known, 'abcdef')));
    });
  });

  describe('a sign-in with a mailed code', () => {
    const start = (USERNAME: string) =>
      call(identityOf(), 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } });
    const answer = (USERNAME: string, Session: unknown, ANSWER: string) =>
      call(identityOf(), 'RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME, ANSWER },
      });

    it('works once, and only for its own account and session', { tags: ['R4.12'] }, async () => {
      const [email, other] = [
        await createConfirmedUser(identityOf()),
        await createConfirmedUser(identityOf()),
      ];
      const started = await start(email);
      const { Session } = started.body;
      const code = await identityOf().codeTo(email);
      expect(await answer(other, Session, code)).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await answer(email, 'x'.repeat(64), code)).toMatchObject({ error: 'NotAuthorizedException' });
      expect(await answer(email, Session, wrongCode(code))).toMatchObject(mismatch);
      const both = await Promise.all([answer(email, Session, code), answer(email, Session, code)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('looks the same for a name without an account, which gets no mail', async () => {
      const unknown = `nobody-${await createConfirmedUser(identityOf())}`;
      const started = await start(unknown);
      expect(started.body['ChallengeName']).toBe('CUSTOM_CHALLENGE');
      await expect(identityOf().codeTo(unknown)).rejects.toThrow('There is no code');
      const name = parametersIn(started)['USERNAME'] ?? '';
      expect(await answer(name, started.body['Session'], '000000')).toMatchObject(mismatch);
    });
  });
};
