import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../hydration.ts';

/** Logs in through the dialog that is open, in English. */
export const logInWith = async (
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Opens the login from the header of the page, in English; returns the dialog, which later has other steps. */
export const openLogIn = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  return page.getByRole('dialog');
};

/** Opens the menu with the account. */
export const openMenu = (page: Page): Promise<void> =>
  page.getByRole('banner').getByLabel('Settings and account').click();

/** The button that logs out, in the open menu. */
export const logOutButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Log out' });

/** Logs out from the menu of the page, in English. */
export const logOut = async (page: Page): Promise<void> => {
  await openMenu(page);
  // It loads the home page as a new document, also where the page is the home page already.
  const loaded = page.waitForEvent('domcontentloaded');
  await logOutButton(page).click();
  await loaded;
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedAuth(page)).toMatchObject({ idToken: null });
  await untilHydrated(page);
};

/** What the site stores about the account. */
export const storedAuth = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>);

/** The names of what Amplify stores, without remembered devices, which stay after a sign-out. */
export const amplifyEntries = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter(
      (name) => /^(?:Cognito|com\.amplify)/.test(name) && !/device|random/i.test(name),
    ),
  );
