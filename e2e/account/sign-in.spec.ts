import type { Page } from '@playwright/test';
import {
  createAccount,
  createUnconfirmed,
  identityCall,
  newCredentials,
  signInAt,
} from '../harness/accounts/account.ts';
import { logInWith, openLogIn, storedAuth } from '../harness/accounts/interface.ts';
import { codeFor, linkFor } from '../harness/accounts/mails.ts';
import { expect, test } from '../harness/test.ts';

test(
  'an account that is not confirmed asks for its code when it signs in, and sends another one',
  { tag: ['@R4.24', '@R5.04'] },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the identity service rejects the sign-in of an unconfirmed account');
    const { email, password } = await createUnconfirmed(product);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toHaveAccessibleName('Check your email');
    const first = await codeFor(product.services, email);
    await dialog.getByRole('button', { name: 'Send a new code' }).click();
    await expect(dialog.getByText('We’ve sent you another email.')).toBeVisible();
    await expect.poll(() => codeFor(product.services, email)).not.toBe(first);
    await dialog.getByLabel('Code').fill(await codeFor(product.services, email));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You’re logged in.')).toBeVisible();
  },
);

test(
  'a visitor who has forgotten the password sets a new one with the mailed link, which works once',
  { tag: ['@R2.170', '@R5.05', '@R7.97', '@R7.99'] },
  async ({ page, product }) => {
    const { email } = await createAccount(product);
    await page.goto('/berlin');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Enter your email.',
    );
    await dialog.getByRole('button', { name: 'Back to login' }).click();
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.locator('p:focus')).toContainText(email);

    const link = await linkFor(product.services, email);
    await page.goto(link);
    await expect(dialog).toHaveAccessibleName('Choose a new password');
    await expect(page).toHaveURL('/');
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog.getByText('Enter a password.')).toBeVisible();
    const password = 'Another-word-for-entry';
    await dialog.getByLabel('New password').fill(password);
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog).toHaveAccessibleName('Log in');
    await expect(dialog).toContainText('Your new password is saved.');
    expect(await signInAt(product, { email, password })).toMatchObject({ email });

    await page.goto(link);
    await expect(dialog.getByRole('alert')).toContainText('This link no longer works.');
    await expect(dialog.getByRole('button', { name: 'Send a new link' })).toBeFocused();
    await page.keyboard.press('Escape');
    // Without its token a link opens no form.
    const [path = '', query] = link.split('?');
    const incomplete = new URLSearchParams(query);
    incomplete.delete('token');
    await page.goto(`${path}?${incomplete}`);
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'too many requests for a new password lead back to the login with a message',
  { tag: ['@R8.28', '@R8.29', '@R7.102'] },
  async ({ page, upstream }) => {
    await upstream.fault(
      { method: 'POST', path: /\/auth\/forgot-password$/ },
      { kind: 'status', status: 429 },
    );
    await page.goto('/de/about');
    await page.getByRole('banner').getByRole('button', { name: 'Einloggen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-Mail', { exact: true }).fill('kim@example.org');
    await dialog.getByRole('button', { name: 'Passwort vergessen?' }).click();
    await dialog.getByRole('button', { name: 'Link schicken' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Du hast zu viele Links angefordert. Versuche es in einer Stunde noch einmal.',
    );
    await expect(dialog).toHaveAccessibleName('Einloggen');
    await expect(page.getByRole('alert')).toHaveCount(1);
  },
);

const signUps = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByName('sign_up').map((entry) => (entry as PerformanceMark).detail as unknown),
  );

/** Answers a question and signs up, up to the code. */
const beginSignUp = async (page: Page, { email, password }: ReturnType<typeof newCredentials>) => {
  await page.goto('/?modal=Onboarding');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Weekend').check();
  await dialog.getByRole('button', { name: 'Continue to sign-up' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(dialog.getByLabel('Code')).toBeVisible();
  return dialog;
};

test(
  'a visitor closes the browser before the code; “Sign up” goes on with it, and the answers are saved',
  { tag: ['@R4.35', '@R4.36'] },
  async ({ page, product, upstream, context }) => {
    const credentials = newCredentials();
    await beginSignUp(page, credentials);
    await page.close();

    const next = await context.newPage();
    await next.goto('/about');
    await next.getByRole('banner').getByRole('button', { name: 'Sign up' }).first().click();
    const dialog = next.getByRole('dialog');
    await expect(dialog).toContainText(`Enter the code from our email to ${credentials.email}`);
    await dialog.getByLabel('Code').fill(await codeFor(product.services, credentials.email));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toContainText(
      'Your email is confirmed. Log in, or choose a new password if yours doesn’t work.',
    );
    await logInWith(next, credentials);
    await expect(dialog).toHaveCount(0);
    expect(await signUps(next)).toEqual([{ source: null }]);
    const [patch] = await upstream.calls({ method: 'PATCH', path: /\/my\/user\/metadata/ });
    expect(patch?.body).toMatchObject({ type_of_jobs: ['weekend'] });
  },
);

test(
  'a code that was entered on another device signs in here too, where the sign-up began, and the answers are saved',
  { tag: ['@R4.35', '@R4.36'] },
  async ({ page, product, upstream, guards }) => {
    guards.allow(/status of 400/, 'the identity service says that the account is confirmed already');
    const credentials = newCredentials();
    const dialog = await beginSignUp(page, credentials);
    const code = await codeFor(product.services, credentials.email);
    await identityCall(product.identity, 'ConfirmSignUp', {
      Username: credentials.email,
      ConfirmationCode: code,
    });
    await signInAt(product, credentials);
    await dialog.getByRole('button', { name: 'Send a new code' }).click();
    await expect(dialog.getByText('We’ve sent you another email.')).toBeVisible();
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You’re logged in.')).toBeVisible();
    expect(await signUps(page)).toEqual([{ source: null }]);
    expect(await storedAuth(page)).toMatchObject({ stepName: null, profile: { email: credentials.email } });
    const [patch] = await upstream.calls({ method: 'PATCH', path: /\/my\/user\/metadata/ });
    expect(patch?.body).toMatchObject({ type_of_jobs: ['weekend'] });
  },
);

test(
  'a guest who wanted to review signs up, loads the page again and logs in: it is still that sign-up',
  { tag: ['@R4.35', '@R4.39'] },
  async ({ page, product, upstream, guards }) => {
    guards.allow(/status of 400/, 'the identity service rejects the sign-in of an unconfirmed account');
    const credentials = newCredentials();
    const dialog = page.getByRole('dialog');
    await page.goto('/vienna/hammerhare');
    await page.getByRole('button', { name: 'Add review' }).first().click();
    await dialog.getByLabel('Email', { exact: true }).fill(credentials.email);
    await dialog.getByLabel('Password', { exact: true }).fill(credentials.password);
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(dialog.getByLabel('Code')).toBeVisible();

    await page.reload();
    await openLogIn(page);
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(credentials.email);
    await logInWith(page, credentials);
    await dialog.getByLabel('Code').fill(await codeFor(product.services, credentials.email));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('You’re logged in.')).toBeVisible();
    const init = await upstream.calls({ method: 'POST', path: /\/my\/user\/init$/ });
    expect(init.map(({ query }) => query)).toEqual([{ userRegisterSource: 'AddReview' }]);
    expect(await signUps(page)).toEqual([{ source: 'AddReview' }]);
  },
);
