import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { identityCall, signInAt } from '../../harness/accounts/account.ts';
import { logInWith, logOut, openLogIn, storedAuth } from '../../harness/accounts/interface.ts';
import { linkFor } from '../../harness/accounts/mails.ts';
import { rawRequest } from '../../harness/rawRequest.ts';
import { expect, test } from '../../harness/test.ts';

// Facebook does not say that it has verified an address.
const continueWithFacebook = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByRole('button', { name }).click();
  await expect
    .poll(() => storedAuth(page))
    .toMatchObject({ isProcessing: false, idToken: expect.any(String) });
};

/** Sends a request to the services as the user of a token. */
const callAs = async (idToken: unknown, services: string, method: 'GET' | 'DELETE'): Promise<unknown> => {
  const headers = { authorization: `Bearer ${String(idToken)}` };
  const answer = await fetch(`${services}/web-api/en/my/user`, { method, headers });
  expect(answer.ok).toBe(true);
  return answer.json();
};

/** Deletes the account, because the accounts of the stand-in are those of every run. */
const deleteAccount = async (page: Page, services: string): Promise<void> => {
  const { idToken } = await storedAuth(page);
  await callAs(idToken, services, 'DELETE');
};

/** Opens the link of a mail without the browser. */
const followLink = async (link: string, email: string, services: string): Promise<void> => {
  const token = new URLSearchParams(link.split('?')[1]).get('verification_code');
  const answer = await fetch(`${services}/web-api/en/auth/verify-email-confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, token }),
  });
  expect(answer.ok).toBe(true);
};

const sent = { method: 'POST', path: /\/auth\/verify-email-send$/ };
const confirmed = { method: 'POST', path: /\/auth\/verify-email-confirm$/ };

test(
  'a user whose address is not verified gets one mail; its link confirms the address, and later logins do nothing',
  { tag: ['@R1.04', '@R1.30', '@R3.20', '@R3.23', '@R4.44', '@R4.47', '@R4.48'] },
  async ({ page, product, upstream }) => {
    const email = 'sam.okafor@facebook.example';
    const banner = page.getByRole('banner');
    await page.goto('/about');
    await expect(banner.getByRole('button', { name: 'Sign up' }).first()).toBeVisible();
    await openLogIn(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Continue with/ })).toHaveText([
      'Continue with Google',
      'Continue with Facebook',
    ]);
    await continueWithFacebook(page, 'Sam Okafor');
    await expect(page).toHaveURL('/about');
    expect((await upstream.calls(sent)).map(({ body }) => body)).toEqual([{ email }]);
    expect(await storedAuth(page)).toMatchObject({
      identityProvider: 'facebook',
      authErrorMessage: null,
      profile: { emailVerified: false, 'custom:verify_email_send': expect.stringMatching(/^\d{4}-/) },
    });
    const link = await linkFor(product.services, email);

    await banner.getByLabel('Settings and account').click();
    await expect(banner.getByText('Sam Okafor')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Sign up' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0);
    expect((await rawRequest(product.web, '/admin')).status).toBe(404);
    await banner.getByLabel('Settings and account').click();

    await logOut(page);
    await openLogIn(page);
    await continueWithFacebook(page, 'Sam Okafor');
    expect(await upstream.calls(sent)).toHaveLength(1);

    await page.goto('/profile/user');
    const main = page.getByRole('main');
    await expect(main.getByText('Not confirmed yet')).toBeVisible();
    await main.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
    expect(await upstream.calls(sent)).toHaveLength(2);

    await page.goto(link);
    await expect(page.getByText('Your email is confirmed.')).toBeVisible();
    const token = new URLSearchParams(link.split('?')[1]).get('verification_code');
    expect((await upstream.calls(confirmed)).map(({ body }) => body)).toEqual([{ email, token }]);
    expect(await storedAuth(page)).toMatchObject({
      verificationCode: null,
      authErrorMessage: null,
      profile: { emailVerified: true },
    });
    await page.goto('/profile/user');
    await expect(main.getByText('Confirmed', { exact: true })).toBeVisible();

    await logOut(page);
    await upstream.clear();
    await openLogIn(page);
    await continueWithFacebook(page, 'Sam Okafor');
    expect(await upstream.calls({ path: /\/auth\/verify-email/ })).toEqual([]);
    expect(await storedAuth(page)).toMatchObject({ profile: { emailVerified: true } });
    await deleteAccount(page, product.services);
  },
);

test(
  'a guest who opens the link of a mail is asked to log in, which confirms the address; a failure is shown; the link that a login sends is for the account that logged in',
  { tag: ['@R4.45', '@R4.46', '@R4.47', '@R8.47'] },
  async ({ page, product, upstream }) => {
    test.setTimeout(60_000);
    const email = 'ayla.demir@facebook.example';
    const failure = 'We couldn’t confirm your email. Try again later.';
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await page.goto('/?verification_code=abc');
    await expect(
      dialog.getByText('Log in. If your email isn’t confirmed yet, this link confirms it.'),
    ).toBeVisible();
    await continueWithFacebook(page, 'Ayla Demir');
    expect((await upstream.calls(confirmed)).map(({ body }) => body)).toEqual([{ email, token: 'abc' }]);
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await page.goto('/profile/user');
    const security = page.getByRole('main').getByRole('region', { name: 'Security' });
    await expect(security.getByRole('alert')).toHaveText(failure);

    await logOut(page);
    await upstream.fault(sent, { kind: 'status', status: 500 }, 1);
    await openLogIn(page);
    await continueWithFacebook(page, 'Ayla Demir');
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    expect(await storedAuth(page)).toMatchObject({ authErrorMessage: 'auth.error.verification' });

    await logOut(page);
    // Without the token of the user, the link would verify the account of the provider.
    const own = { email, password: `Word-${randomUUID()}` };
    const Password = own.password;
    await identityCall(product.identity, 'SignUp', { Username: email, Password, UserAttributes: [] });
    await openLogIn(page);
    await logInWith(page, own);
    await expect
      .poll(() => storedAuth(page))
      .toMatchObject({ isProcessing: false, identityProvider: 'cognito', idToken: expect.any(String) });
    const ownLink = await linkFor(product.services, email);
    await followLink(ownLink, email, product.services);
    const { idToken } = await signInAt(product, own);
    expect(await callAs(idToken, product.services, 'GET')).toMatchObject({ emailVerified: true });
    await logOut(page);
    await callAs(idToken, product.services, 'DELETE');

    await openLogIn(page);
    await continueWithFacebook(page, 'Ayla Demir');
    await expect.poll(() => storedAuth(page)).toMatchObject({ authErrorMessage: null });
    await expect.poll(() => linkFor(product.services, email)).not.toBe(ownLink);
    const link = await linkFor(product.services, email);
    await logOut(page);
    await upstream.clear();
    await page.goto(link);
    await expect(
      dialog.getByText('Log in. If your email isn’t confirmed yet, this link confirms it.'),
    ).toBeVisible();
    await continueWithFacebook(page, 'Ayla Demir');
    await expect(page.getByText('Your email is confirmed.')).toBeVisible();
    expect(await upstream.calls(confirmed)).toHaveLength(1);
    expect(await storedAuth(page)).toMatchObject({
      verificationCode: null,
      authErrorMessage: null,
      profile: { emailVerified: true },
    });
    await deleteAccount(page, product.services);
  },
);
