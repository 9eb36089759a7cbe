import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityCodes } from '../../../services/src/db/schema/identity/attempt.ts';
import { listMails } from '../../../services/src/mail/mailStore.ts';
import { setEnabled } from '../../admin/accountAdmin.ts';
import { findByName } from '../../users/users.ts';
import { call } from '../call.ts';
import { startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { createConfirmedUser, createUnconfirmedUser, password, signInWith, wrongCode } from '../testUsers.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.stop());

const newPassword = 'quiet-heron-77';

const confirm = (Username: string, ConfirmationCode: string, address = '192.0.2.1') =>
  call(identity, 'ConfirmSignUp', { Username, ConfirmationCode }, { address });
const resend = (Username: string) => call(identity, 'ResendConfirmationCode', { Username });
const forget = (Username: string) => call(identity, 'ForgotPassword', { Username });
const reset = (Username: string, ConfirmationCode: string) =>
  call(identity, 'ConfirmForgotPassword', { Username, ConfirmationCode, Password: newPassword });

const userOf = async (email: string) => {
  const user = await findByName(identity.deps.database, email);
  if (user === null) throw new Error('There is no such account.');
  return user;
};
const expireCodes = async (email: string) => {
  const { id } = await userOf(email);
  const { orm } = identity.deps.database;
  await orm
    .update(identityCodes)
    .set({ expiresAt: sql`now()` })
    .where(eq(identityCodes.userId, id));
};
const kindsTo = async (email: string) =>
  (await listMails(identity.deps.database))
    .filter(({ recipient }) => recipient === email)
    .map(({ kind }) => kind);

/** The errors of Amazon Cognito, by what they mean to the user. */
const errors = {
  confirmed: {
    error: 'NotAuthorizedException',
    message: 'User cannot be confirmed. Current status is CONFIRMED',
  },
  wrong: {
    error: 'CodeMismatchException',
    message: 'Invalid verification code provided, please try again.',
  },
  expired: {
    error: 'ExpiredCodeException',
    message: 'Invalid code provided, please request a code again.',
  },
  unconfirmed: { error: 'UserNotConfirmedException', message: 'User is not confirmed.' },
  disabled: { error: 'NotAuthorizedException', message: 'User is disabled.' },
  wrongPassword: { error: 'NotAuthorizedException', message: 'Incorrect username or password.' },
};
const done = { status: 200 };

describe('the states of an account, answered as Cognito does', () => {
  it('say to whoever has the code of a confirmed sign-up that it is confirmed', async () => {
    const email = await createUnconfirmedUser(identity);
    const code = await identity.codeTo(email);
    expect(await signInWith(identity, email)).toMatchObject(errors.unconfirmed);
    expect(await confirm(email, code)).toMatchObject(done);
    expect(await confirm(email, code)).toMatchObject(errors.confirmed);
    expect(await confirm((await userOf(email)).id, code, '192.0.2.77')).toMatchObject(errors.confirmed);
    expect(await signInWith(identity, email)).toMatchObject(done);
  });

  it('say so too when two browsers send the code at the same time', async () => {
    const email = await createUnconfirmedUser(identity);
    const code = await identity.codeTo(email);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(errors.confirmed);
  });

  it('never call an expired code wrong', async () => {
    const email = await createUnconfirmedUser(identity);
    const code = await identity.codeTo(email);
    await expireCodes(email);
    for (const tried of [code, wrongCode(code)])
      expect(await confirm(email, tried)).toMatchObject(errors.expired);
    expect(await resend(email)).toMatchObject(done);
    expect(await confirm(email, await identity.codeTo(email))).toMatchObject(done);

    await forget(email);
    const resetCode = await identity.codeTo(email);
    await expireCodes(email);
    expect(await reset(email, resetCode)).toMatchObject(errors.expired);
    expect(await reset(email, wrongCode(resetCode))).toMatchObject(errors.expired);
  });

  it('never call a code wrong that five wrong tries have spent', async () => {
    const email = await createUnconfirmedUser(identity);
    const code = await identity.codeTo(email);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirm(email, wrongCode(code))).toMatchObject(errors.wrong);
    expect(await confirm(email, wrongCode(code))).toMatchObject(errors.expired);
    expect(await confirm(email, code)).toMatchObject(errors.expired);
    await resend(email);
    expect(await confirm(email, await identity.codeTo(email))).toMatchObject(done);
  });

  it('never call a code wrong that was not asked for, or of which the address is verified already', async () => {
    const email = await createConfirmedUser(identity);
    expect(await reset(email, '123456')).toMatchObject(errors.expired);
    const { AccessToken } = (await signInWith(identity, email)).body['AuthenticationResult'] as {
      AccessToken: string;
    };
    const verify = (Code: string) =>
      call(identity, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
    expect(await verify('123456')).toMatchObject(errors.expired);
    await call(identity, 'GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    const code = await identity.codeTo(email);
    expect(await verify(wrongCode(code))).toMatchObject(errors.wrong);
    expect(await verify(code)).toMatchObject(done);
    expect(await verify(code)).toMatchObject(errors.expired);
  });

  it('lead on from a confirmed account that asks for a code: the mail says what to do', async () => {
    const email = await createConfirmedUser(identity);
    expect(await resend(email)).toMatchObject(done);
    expect(await kindsTo(email)).toEqual(['alreadyConfirmed', 'signUpCode']);
    const [mail] = await listMails(identity.deps.database);
    expect(mail?.text).toContain('this account is already confirmed');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  });

  it('lead on from a sign-up that was never confirmed and whose password is forgotten', async () => {
    const email = await createUnconfirmedUser(identity);
    const code = await identity.codeTo(email);
    await forget(email);
    expect(await reset(email, await identity.codeTo(email))).toMatchObject(done);
    expect(await confirm(email, code)).toMatchObject(errors.confirmed);
    expect(await signInWith(identity, email, newPassword)).toMatchObject(done);
  });

  it('tell a disabled account from others only to whoever has its code or password', async () => {
    const email = await createUnconfirmedUser(identity);
    const code = await identity.codeTo(email);
    await setEnabled(identity.deps, await userOf(email), false);
    expect(await confirm(email, wrongCode(code))).toMatchObject(errors.wrong);
    expect(await confirm(email, code)).toMatchObject(errors.disabled);
    expect(await signInWith(identity, email)).toMatchObject(errors.disabled);
    expect(await signInWith(identity, email, newPassword)).toMatchObject(errors.wrongPassword);
    const before = (await kindsTo(email)).length;
    expect(await forget(email)).toMatchObject(done);
    expect(await kindsTo(email)).toHaveLength(before);
    expect(await reset(email, '123456')).toMatchObject(errors.wrong);
  });

  it('refuse the current password as a new one, and keep the code', async () => {
    const unchanged = {
      error: 'PasswordHistoryPolicyViolationException',
      message: 'Password has previously been used and cannot be reused.',
    };
    const email = await createConfirmedUser(identity);
    const { AccessToken } = (await signInWith(identity, email)).body['AuthenticationResult'] as {
      AccessToken: string;
    };
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      call(identity, 'ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
    expect(await change(password, password)).toMatchObject(unchanged);
    // Without the current password nobody learns that the new one is it.
    expect(await change(newPassword, password)).toMatchObject(errors.wrongPassword);
    expect(await change(password, newPassword)).toMatchObject(done);
    await forget(email);
    const code = await identity.codeTo(email);
    expect(await reset(email, wrongCode(code))).toMatchObject(errors.wrong);
    expect(await reset(email, code)).toMatchObject(unchanged);
    const body = { Username: email, ConfirmationCode: code, Password: 'brave-otter-13' };
    expect(await call(identity, 'ConfirmForgotPassword', body)).toMatchObject(done);
  });

  it('of a sign-in that ran out are told from a wrong code', async () => {
    const body = {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'x'.repeat(64),
      ChallengeResponses: { USERNAME: 'kim@example.org', SOFTWARE_TOKEN_MFA_CODE: '123456' },
    };
    expect(await call(identity, 'RespondToAuthChallenge', body)).toMatchObject({
      error: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('are answered to strangers as for a name without an account', async () => {
    const confirmed = await createConfirmedUser(identity);
    const { orm } = identity.deps.database;
    await orm.delete(identityCodes).where(eq(identityCodes.userId, (await userOf(confirmed)).id));
    const disabled = await createConfirmedUser(identity);
    await orm.delete(identityCodes).where(eq(identityCodes.userId, (await userOf(disabled)).id));
    await setEnabled(identity.deps, await userOf(disabled), false);
    const unknown = `kim-${randomUUID()}@example.org`;

    const answersTo = async (name: string) => {
      const answers = [];
      answers.push(await confirm(name, 'abcdef'), await resend(name));
      for (let tries = 0; tries < 7; tries += 1) answers.push(await confirm(name, 'abcdef'));
      answers.push(await reset(name, 'abcdef'), await forget(name));
      for (let tries = 0; tries < 7; tries += 1) answers.push(await reset(name, 'abcdef'));
      answers.push(await signInWith(identity, name, 'wrong-otter-42'));
      return answers;
    };
    const expected = await answersTo(unknown);
    expect(expected.map(({ error }) => error)).toContain('CodeMismatchException');
    for (const name of [confirmed, disabled]) expect(await answersTo(name)).toEqual(expected);
    expect(await signInWith(identity, confirmed, password)).toMatchObject(done);
  });
});
