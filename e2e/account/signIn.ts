import type { Page } from '@playwright/test';
import { storedAuth } from '../harness/accounts/interface.ts';
import { untilHydrated } from '../harness/hydration.ts';
import { expect } from '../harness/test.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const openMenu = (page: Page) => page.getByRole('banner').getByLabel('Settings and account').press('Enter');

/** Opens the dialog to log in, types the credentials and presses Enter, by keyboard. */
export const enterCredentials = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

/** Logs out with the button in the menu of any page but the home page, by keyboard. */
export const logOut = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().press('Enter');
  await page.waitForURL('/');
  // The home page is loaded as a new document.
  await untilHydrated(page);
  expect(await storedAuth(page)).toMatchObject({ idToken: null });
};

/** Waits until the dialog has closed and the tokens are stored. */
export const expectSignedIn = async (page: Page, { email }: Pick<Credentials, 'email'>): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => storedAuth(page))
    .toMatchObject({
      idToken: expect.any(String),
      accessToken: expect.any(String),
      profile: { email },
    });
};
