import type { Page } from '@playwright/test';
import { newCredentials } from '../harness/accounts/account.ts';
import { confirmedDomain } from '../harness/accounts/poolSettings.ts';
import { codeFor } from '../harness/accounts/mails.ts';
import { originsTold, targetsOf } from '../harness/accounts/sentRequests.ts';
import { untilHydrated } from '../harness/hydration.ts';
import { expect, test } from '../harness/test.ts';

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>);

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, name: string, role: 'button' | 'textbox' = 'button') => {
  const target = page.getByRole('dialog').getByRole(role, { name, exact: true });
  for (let press = 0; press < 20; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
};

test(
  'a visitor signs up with the code from the mail, by keyboard, signs out and in again',
  {
    tag: [
      '@R1.29',
      '@R2.158',
      '@R4.24',
      '@R5.01',
      '@R5.02',
      '@R5.03',
      '@R5.09',
      '@R6.03',
      '@R3.27',
      '@R3.28',
    ],
  },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the identity service rejects a wrong code and a wrong password');
    const { email, password } = newCredentials();
    const targets = targetsOf(page, product.identity);
    const origins = originsTold(page, password);
    await page.goto('/berlin');
    const menu = page.getByRole('banner').getByLabel('Settings and account');
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Create your account');
    await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
    // The whole form fits.
    expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(
      await dialog
        .locator('input[required]')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('type'))),
    ).toEqual(['email', 'password']);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Enter your email.',
    );
    await expect(dialog.getByText('Enter a password.')).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await tabTo(page, 'Show password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await tabTo(page, 'Sign up');
    await page.keyboard.press('Enter');

    await expect(dialog).toHaveAccessibleName('Check your email');
    const code = dialog.getByLabel('Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter the code.')).toBeVisible();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('This code isn’t right. If you have several codes, only the newest one works.'),
    ).toBeVisible();
    await expect(code).toBeFocused();
    await code.press('ControlOrMeta+A');
    await page.keyboard.type(await codeFor(product.services, email));
    await page.keyboard.press('Enter');

    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You’re logged in.')).toBeVisible();
    await expect(page).toHaveURL('/berlin');
    expect(await stored(page)).toMatchObject({
      idToken: expect.any(String),
      accessToken: expect.any(String),
      expiresAt: expect.any(Number),
      lastRenewedAt: expect.any(Number),
      identityProvider: 'cognito',
      profile: { email },
    });

    await menu.focus();
    await page.keyboard.press('Enter');
    const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' }).first();
    await expect(logOut).toBeVisible();
    await logOut.press('Enter');
    await expect(page).toHaveURL('/');
    await expect.poll(() => stored(page)).toMatchObject({ idToken: null });

    // Signing out loads the home page as a new document.
    await untilHydrated(page);
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).first().press('Enter');
    await expect(dialog).toHaveAccessibleName('Log in');
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Email or password is wrong.');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
    const earlier = targets.length;
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(await stored(page)).toMatchObject({ profile: { email } });
    expect(targets.slice(earlier)).toContain('AWSCognitoIdentityProviderService.InitiateAuth');
    // The sign-up sends the password, a login only the proof of it.
    expect([...origins]).toEqual([product.identity]);
  },
);

test(
  'a visitor whose address needs no confirmation is signed in by the sign-up',
  { tag: '@R4.23' },
  async ({ page }) => {
    const { email, password } = newCredentials();
    const confirmed = email.replace(/@.*/, `@${confirmedDomain}`);
    await page.goto('/berlin?vt=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).fill(confirmed);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByText('You’re logged in.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await stored(page)).toMatchObject({ idToken: expect.any(String), profile: { email: confirmed } });
  },
);
