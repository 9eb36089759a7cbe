import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteLanguages } from '../../../services/src/rest/language.ts';
import { identityCodes } from '../../../services/src/db/schema/identity/attempt.ts';
import { hostedText } from '../../hosted/page/hostedText.ts';
import { findByName } from '../../users/users.ts';
import { call } from '../call.ts';
import { password, signInWith } from '../testUsers.ts';
import { startTestIdentity, type TestIdentity } from '../startTestIdentity.ts';
import { formAction, hiddenFields, newVisitor, site } from './visitor.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity({ linkDomains: ['*'] });
});
afterAll(() => identity.stop());

/** Signs up for a confirmation by link. Returns the link of the mail. */
const signUpWithLink = async (Username: string, language = 'en'): Promise<string> => {
  await call(identity, 'SignUp', { Username, Password: password, ClientMetadata: { language } });
  return identity.linkTo(Username);
};

const statusOf = async (email: string) => (await findByName(identity.deps.database, email))?.status;

describe('the link that confirms a sign-up', () => {
  it('shows a button, and only that confirms, once', { tags: ['R4.25'] }, async () => {
    const email = 'kim@example.org';
    const visitor = newVisitor(identity);
    const link = await signUpWithLink(email);
    const page = await visitor.open(link);
    expect(page.text).toContain('Confirm my account');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    await visitor.open(link);
    expect(await statusOf(email)).toBe('UNCONFIRMED');
    expect(await signInWith(identity, email)).toMatchObject({ error: 'UserNotConfirmedException' });

    const press = () => visitor.submit(formAction(page), hiddenFields(page));
    expect((await press()).text).toContain('Your account is confirmed');
    expect(await signInWith(identity, email)).toMatchObject({ status: 200 });
    expect((await press()).text).toContain('Your account is confirmed');
  });

  it('is in the language of the site, like its pages', async () => {
    for (const language of siteLanguages) {
      const link = await signUpWithLink(`${language}@example.org`, language);
      const visitor = newVisitor(identity);
      const page = await visitor.open(link);
      expect(page.text).toContain(`<h1>${hostedText(language, 'confirm.title')}</h1>`);
      const done = await visitor.submit(formAction(page), hiddenFields(page));
      expect(done.text).toContain(`<h1>${hostedText(language, 'confirmed.title')}</h1>`);
      expect(done.text).toContain(`href="${site}/${language === 'en' ? '' : language}"`);
    }
  });

  it('opens a page that names the address, as long as it works', async () => {
    const visitor = newVisitor(identity);
    const link = new URL(await signUpWithLink('Vera.Lang@example.org'));
    expect((await visitor.open(link.href)).text).toContain('confirming the account of v***@example.org.');
    link.searchParams.set('confirmation_code', 'other');
    const guess = await visitor.open(link.href);
    expect(guess.text).toContain('Confirm my account');
    expect(guess.text).not.toContain('example.org');
  });

  it('opens a page that says nothing about a code to enter', async () => {
    const withCodes = await startTestIdentity({}, identity.deps.database);
    const Username = 'code-vera@example.org';
    const { body } = await call(withCodes, 'SignUp', { Username, Password: password });
    const query = new URLSearchParams({
      user_name: String(body['UserSub']),
      confirmation_code: await withCodes.codeTo(Username),
    });
    const page = await newVisitor(withCodes).open(`/confirmUser?${query}`);
    await withCodes.stop();
    expect(page.text).toContain('Confirm my account');
    expect(page.text).not.toContain('example.org');
  });

  it('works elsewhere, too, whatever strangers guess', async () => {
    const Username = 'guessed-vera@example.org';
    const link = new URL(await signUpWithLink(Username)).searchParams;
    const confirm = (ConfirmationCode: string, address: string) =>
      call(identity, 'ConfirmSignUp', { Username, ConfirmationCode }, { address });
    const strangers = ['203.0.113.61', '203.0.113.62', '203.0.113.63', '203.0.113.64'];
    await Promise.all(
      strangers.flatMap((address) => Array.from({ length: 5 }, () => confirm('guess', address))),
    );
    expect(await confirm('guess', '203.0.113.65')).toMatchObject({ error: 'ExpiredCodeException' });
    expect(await confirm(link.get('confirmation_code') ?? '', '203.0.113.65')).toMatchObject({ status: 200 });
  });

  it('leads to no other site and escapes what it carries', async () => {
    const visitor = newVisitor(identity);
    const query = new URLSearchParams({
      user_name: '"><img src=x>',
      confirmation_code: 'x',
      redirect_uri: 'https://evil.example/',
    });
    const page = await visitor.open(`/confirmUser?${query}`);
    expect(page.text).not.toContain('<img');
    const result = await visitor.submit('/confirmUser', {
      ...hiddenFields(page),
      redirect_uri: 'https://evil.example/',
    });
    expect(page.text + result.text).not.toContain('evil.example');
    expect(result.status).toBe(400);
  });

  it('expires after an hour, and is replaced by a newer link', async () => {
    const email = 'late@example.org';
    const visitor = newVisitor(identity);
    const press = async (link: string) => {
      const page = await visitor.open(link);
      return (await visitor.submit(formAction(page), hiddenFields(page))).status;
    };
    const first = await signUpWithLink(email);
    await call(identity, 'ResendConfirmationCode', { Username: email });
    const second = await identity.linkTo(email);
    expect(await press(first)).toBe(400);
    const user = await findByName(identity.deps.database, email);
    const [stored] = await identity.deps.database.orm
      .select()
      .from(identityCodes)
      .where(eq(identityCodes.userId, user?.id ?? ''));
    const minutes = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(60);
    expect(minutes).toBeLessThanOrEqual(65);
    await identity.deps.database.orm
      .update(identityCodes)
      .set({ expiresAt: new Date(0) })
      .where(eq(identityCodes.userId, user?.id ?? ''));
    expect(await press(second)).toBe(400);
    await call(identity, 'ResendConfirmationCode', { Username: email });
    expect(await press(await identity.linkTo(email))).toBe(200);
  });

  it('confirms the newest sign-up of the address only, and keeps nothing of two with different passwords', async () => {
    const Username = 'owner@example.org';
    const visitor = newVisitor(identity);
    const signUpAs = async (name: string, Password: string): Promise<string> => {
      const UserAttributes = [{ Name: 'given_name', Value: name }];
      await call(identity, 'SignUp', { Username, Password, UserAttributes });
      return identity.linkTo(Username);
    };
    const earlier = await visitor.open(await signUpAs('Stranger', 'quiet-heron-77'));
    const newest = await visitor.open(await signUpAs('Owner', password));
    const press = async (page: typeof newest) =>
      (await visitor.submit(formAction(page), hiddenFields(page))).status;
    expect(await press(earlier)).toBe(400);
    expect(await statusOf(Username)).toBe('UNCONFIRMED');
    expect(await press(newest)).toBe(200);
    expect(await signInWith(identity, Username, 'quiet-heron-77')).toMatchObject({
      error: 'NotAuthorizedException',
    });
    expect(await signInWith(identity, Username)).toMatchObject({ error: 'PasswordResetRequiredException' });
    const user = await findByName(identity.deps.database, Username);
    expect(user?.attributes).not.toHaveProperty('given_name');
  });

  it('gives nobody an account whose password may be a stranger’s', { tags: ['R4.25'] }, async () => {
    for (const method of ['link', 'code'] as const) {
      const Username = `${method}-vera@example.org`;
      const [home, stranger] = ['198.51.100.31', '203.0.113.31'].map((address) => ({ address }));
      const signUp = (Password: string, given_name: string, from = home) =>
        call(
          identity,
          'SignUp',
          { Username, Password, UserAttributes: [{ Name: 'given_name', Value: given_name }] },
          from,
        );
      await signUp(password, 'Vera');
      await signUp('quiet-heron-77', 'Eve', stranger);
      await call(identity, 'ResendConfirmationCode', { Username }, home);
      const link = new URL(await identity.linkTo(Username)).searchParams;
      const body = {
        user_name: link.get('user_name') ?? '',
        confirmation_code: link.get('confirmation_code') ?? '',
      };
      const confirm = { Username, ConfirmationCode: body.confirmation_code };
      const answered =
        method === 'code'
          ? JSON.stringify((await call(identity, 'ConfirmSignUp', confirm, home)).body)
          : (await newVisitor(identity).submit('/confirmUser', body)).text;
      expect(answered).toContain(
        method === 'code' ? '{}' : 'Somebody else may have signed up with your address',
      );
      expect(await signInWith(identity, Username, 'quiet-heron-77', stranger?.address)).toMatchObject({
        error: 'PasswordResetRequiredException',
      });
      const user = await findByName(identity.deps.database, Username);
      expect(user?.attributes).toMatchObject({ email: Username, email_verified: 'true' });
      expect(user?.attributes['given_name']).toBeUndefined();
      await call(identity, 'ForgotPassword', { Username }, home);
      const ConfirmationCode = await identity.codeTo(Username);
      const reset = { Username, ConfirmationCode, Password: 'brave-otter-13' };
      expect(await call(identity, 'ConfirmForgotPassword', reset, home)).toMatchObject({ status: 200 });
      expect(await signInWith(identity, Username, 'brave-otter-13', home?.address)).toMatchObject({
        status: 200,
      });
      expect(await signInWith(identity, Username, 'quiet-heron-77', stranger?.address)).toMatchObject({
        error: 'NotAuthorizedException',
      });
    }
  });

  it('keeps the password of a sign-up that was only repeated, and none of two, whichever network they came from', async () => {
    const [home, phone, stranger] = ['198.51.100.41', '198.51.100.42', '203.0.113.41'];
    const signUp = (Username: string, Password: string, address: string) =>
      call(identity, 'SignUp', { Username, Password }, { address });
    const confirm = async (Username: string, address: string) => {
      const link = new URL(await identity.linkTo(Username)).searchParams;
      const body = { Username, ConfirmationCode: link.get('confirmation_code') };
      return call(identity, 'ConfirmSignUp', body, { address });
    };
    const contested = 'home-vera@example.org';
    await signUp(contested, 'quiet-heron-77', stranger ?? '');
    await signUp(contested, password, home ?? '');
    expect(await confirm(contested, home ?? '')).toMatchObject({ status: 200 });
    expect(await signInWith(identity, contested, password, home)).toMatchObject({
      error: 'PasswordResetRequiredException',
    });

    const alone = 'alone-vera@example.org';
    await signUp(alone, password, home ?? '');
    await signUp(alone, password, home ?? '');
    expect(await confirm(alone, phone ?? '')).toMatchObject({ status: 200 });
    expect(await signInWith(identity, alone, password, phone)).toMatchObject({ status: 200 });
  });

  it('does not confirm another account, whose own link works after any number of attempts', async () => {
    const visitor = newVisitor(identity);
    const own = new URL(await signUpWithLink('own@example.org')).searchParams;
    const other = new URL(await signUpWithLink('other@example.org')).searchParams;
    const send = (from: URLSearchParams, code: string | null) =>
      visitor.submit('/confirmUser', {
        user_name: from.get('user_name') ?? '',
        confirmation_code: code ?? '',
      });
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await send(other, own.get('confirmation_code'))).status).toBe(400);
    expect((await send(other, other.get('confirmation_code'))).status).toBe(200);
    expect((await send(own, own.get('confirmation_code'))).status).toBe(200);
  });
});

describe('a sign-up from a domain that needs no confirmation', () => {
  it('can sign in at once, but its address is not verified', { tags: ['R4.23'] }, async () => {
    const email = 'Kim@Confirmed.example';
    const signedUp = await call(identity, 'SignUp', { Username: email, Password: password });
    expect(signedUp.body).toMatchObject({ UserConfirmed: true });
    expect(signedUp.body).not.toHaveProperty('CodeDeliveryDetails');
    expect(await signInWith(identity, email)).toMatchObject({ status: 200 });
    const user = await findByName(identity.deps.database, email);
    expect(user?.attributes['email_verified']).toBeUndefined();
    await expect(identity.codeTo(email)).rejects.toThrow('There is no code');
  });

  it('does not include domains that only look similar', async () => {
    for (const domain of ['not-confirmed.example', 'a.confirmed.example', 'confirmed.example.org']) {
      const body = { Username: `kim@${domain}`, Password: password };
      expect((await call(identity, 'SignUp', body)).body).toMatchObject({ UserConfirmed: false });
    }
  });
});
