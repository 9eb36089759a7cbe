import type { Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axeFindings.ts';
import { inLanguage } from '../accessibility/everyRoute.ts';
import { signedInAccount } from '../harness/accounts/account.ts';
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
  { path: '/profile/user/edit', language: 'en', colorScheme: 'light', width: 1280, open: dialogAt(0) },
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

test('axe finds no violations on the pages and dialogs of a signed-in user', async ({
  sharedPage: page,
  product,
}) => {
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
});
