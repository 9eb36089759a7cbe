import type { Locator, Page } from '@playwright/test';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the site stores about the visitor's account. */
export const storedAuth = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>);

/** The names of what Amplify stores, without remembered devices, which stay after a sign-out. */
export const amplifyEntries = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter(
      (name) => /^(?:Cognito|com\.amplify)/.test(name) && !/device|random/i.test(name),
    ),
  );

/** Opens the login. */
export const openLogin = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  return page.getByRole('dialog');
};

/** Types credentials into the login and sends them. */
export const sendLogin = async (page: Page, { email, password }: Credentials): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Opens the menu with the account. */
export const openMenu = (page: Page): Promise<void> =>
  page.getByRole('banner').getByLabel('Settings and account').click();

/** The button that signs out, in the open menu. */
export const logOutButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Log out' });
