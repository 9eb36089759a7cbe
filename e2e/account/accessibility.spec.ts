import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axeFindings.ts';
import { inLanguage } from '../accessibility/everyRoute.ts';
import { createUnconfirmed, signedInAccount } from '../harness/accounts/account.ts';
import { createByAdmin } from '../harness/accounts/administration.ts';
import { expect, test } from '../harness/test.ts';

/** Opens a dialog with the button at this index among those of the page that open one. */
const dialogAt =
  (index: number) =>
  async (page: Page): Promise<void> => {
    await page.locator('main button[aria-haspopup="dialog"]').nth(index).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

/** Every page and dialog of the account, each in one language, colour scheme and width. */
const states = [
  { path: '/profile/user', language: 'en', colorScheme: 'light', width: 1280 },
  { path: '/profile/user/edit', language: 'de', colorScheme: 'dark', width: 360 },
  { path: '/profile/employers', language: 'tr', colorScheme: 'light', width: 360 },
  { path: '/my-desk/jobs', language: 'de', colorScheme: 'dark', width: 1280 },
  {
    path: '/profile/user',
    language: 'de',
    colorScheme: 'dark',
    width: 360,
    open: async (page: Page) => {
      await page.locator('main input[value="TOTP"]').check();
      await expect(page.locator('main svg[role="img"]')).toBeVisible();
      expect.soft(await axeFindings(page), 'the setup of an authenticator app').toEqual([]);
      await page.locator('main input[value="SMS"]').check();
      // The first number is that of the form.
      const phone = page.locator('main input[name="phone"]').nth(1);
      await expect(phone).toBeVisible();
      await page.locator('main button[type="submit"]').last().click();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { path: '/profile/user', language: 'tr', colorScheme: 'dark', width: 1280, open: dialogAt(0) },
  { path: '/profile/user', language: 'de', colorScheme: 'light', width: 360, open: dialogAt(1) },
  {
    path: '/profile/user',
    language: 'en',
    colorScheme: 'dark',
    width: 360,
    open: async (page: Page) => {
      await dialogAt(2)(page);
      expect.soft(await axeFindings(page), 'the dialog to choose a language').toEqual([]);
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText('how well do you speak it?');
    },
  },
  { path: '/profile/user/edit', language: 'en', colorScheme: 'light', width: 1280, open: dialogAt(-1) },
  {
    path: '/profile/user/edit',
    language: 'tr',
    colorScheme: 'dark',
    width: 360,
    open: async (page: Page) => {
      await page.locator('input[name="day"]').fill('40');
      await page.locator('main button[type="submit"]').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
] as const;

test(
  'axe finds no violations on the pages and dialogs of a signed-in user',
  { tag: '@long' },
  async ({ page, product }) => {
    test.setTimeout(120_000);
    await signedInAccount(page, product);
    for (const { path, language, colorScheme, width, ...state } of states) {
      const name = `${path}, ${language}, ${colorScheme}, ${width} px`;
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(inLanguage(language, path));
        await expect(page.locator('main nav li').nth(2)).toBeVisible();
        await page.waitForLoadState('networkidle');
        if ('open' in state) await state.open(page);
        expect.soft(await axeFindings(page), name).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), name)
          .toBeLessThanOrEqual(width);
      });
    }
  },
);

interface Walk {
  readonly page: Page;
  readonly dialog: Locator;
  /** Checks the dialog as it is now. */
  readonly check: (view: string) => Promise<void>;
}

const logIn = async (
  { page, dialog }: Walk,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> => {
  await dialog.locator('input[name="email"]').fill(email);
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.locator('input[name="email"]')).toHaveCount(0);
  await page.mouse.move(0, 0);
};

const expiredLink = `/?${new URLSearchParams({
  modal: 'ResetPassword',
  email: 'kim@example.org',
  token: '00000000-0000-4000-8000-000000000000',
  secretHash: 'none',
})}`;

/** The dialogs to sign up and in, each page in one language, colour scheme and width. */
const walks = [
  {
    path: '/?modal=Auth',
    language: 'de',
    colorScheme: 'dark',
    width: 360,
    run: async ({ dialog, check }: Walk) => {
      await dialog.locator('button[type="submit"]').click();
      await expect(dialog.locator('input[name="email"]')).toHaveAttribute('aria-invalid', 'true');
      await check('the sign-up with errors');
      await dialog.locator('form button[type="button"]').last().click();
      await check('what the visitor is looking for');
    },
  },
  {
    path: '/?modal=Auth&screen=login',
    language: 'tr',
    colorScheme: 'light',
    width: 1280,
    run: async (walk: Walk, product: { readonly identity: string; readonly control: string }) => {
      await walk.check('the login');
      await logIn(walk, await createByAdmin(product));
      await walk.check('the new password');
      await walk.dialog.locator('input[name="newPassword"]').fill('Another-word-for-entry');
      await walk.dialog.locator('button[type="submit"]').click();
      await expect(walk.dialog.locator('svg[role="img"]')).toBeVisible();
      await walk.check('the setup of an authenticator app');
    },
  },
  {
    path: '/?modal=Auth&screen=login',
    language: 'en',
    colorScheme: 'dark',
    width: 1280,
    run: async (walk: Walk, product: { readonly identity: string; readonly services: string }) => {
      await logIn(walk, await createUnconfirmed(product));
      await walk.check('the code of the sign-up');
    },
  },
  {
    path: expiredLink,
    language: 'en',
    colorScheme: 'light',
    width: 360,
    run: async ({ dialog, check }: Walk) => {
      await expect(dialog.getByRole('alert')).toBeVisible();
      await check('an expired link');
      await dialog.locator('button').last().click();
      await check('the forgotten password');
    },
  },
] as const;

test(
  'axe finds no violations in the dialogs to sign up and in',
  { tag: '@long' },
  async ({ page, product, guards }) => {
    test.setTimeout(90_000);
    guards.allow(/status of 400/, 'the identity service rejects the sign-in of an unconfirmed account');
    const dialog = page.getByRole('dialog');
    for (const { path, language, colorScheme, width, run } of walks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(inLanguage(language, path));
      await expect(dialog).toBeVisible();
      await page.waitForLoadState('networkidle');
      const check = async (view: string) => {
        await expect(dialog.locator('[data-sending]')).toHaveCount(0);
        const name = `${view}, ${language}, ${colorScheme}, ${width} px`;
        expect.soft(await axeFindings(page), name).toEqual([]);
        const overflow = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect.soft(overflow, name).toBeLessThanOrEqual(0);
      };
      await run({ page, dialog, check }, product);
    }
  },
);
