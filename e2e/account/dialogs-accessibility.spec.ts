import type { Page } from '@playwright/test';
import { axeFindings } from '../accessibility/axeFindings.ts';
import { inLanguage } from '../accessibility/everyRoute.ts';
import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** The dialogs of a signed-in user in the states that an open page does not show, each in one view. */
const states = [
  {
    name: 'wrong input when changing the password',
    path: '/profile/user/edit',
    language: 'de',
    colorScheme: 'dark',
    width: 360,
    open: async (page: Page) => {
      await press(page, 'Passwort ändern');
      await page.getByRole('dialog').getByRole('button', { name: 'Passwort speichern' }).click();
      await expect(page.getByRole('dialog').getByLabel('Neues Passwort')).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    },
  },
  {
    name: 'the deletion of the profile',
    path: '/profile/user/edit',
    language: 'tr',
    colorScheme: 'light',
    width: 360,
    open: (page: Page) => press(page, 'Profilimi sil'),
  },
  {
    name: 'the cities found for the worktown',
    path: '/profile/user',
    language: 'en',
    colorScheme: 'dark',
    width: 360,
    open: async (page: Page) => {
      await press(page, 'Choose a city');
      await page.getByRole('dialog').getByLabel('City').fill('Ber');
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Berlin/ })).toBeVisible();
    },
  },
  {
    name: 'the level of a language',
    path: '/profile/user',
    language: 'de',
    colorScheme: 'light',
    width: 1280,
    open: async (page: Page) => {
      await press(page, 'Sprache hinzufügen');
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
] as const;

test('axe finds no violations in the dialogs of the profile', async ({ sharedPage: page, product }) => {
  test.setTimeout(60_000);
  await signedInAccount(page, product);
  for (const { name, path, language, colorScheme, width, open } of states)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(inLanguage(language, path));
      await open(page);
      expect.soft(await axeFindings(page), name).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), name)
        .toBeLessThanOrEqual(width);
    });
});
