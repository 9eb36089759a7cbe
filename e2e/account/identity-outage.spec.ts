import type { Page } from '@playwright/test';
import { createAccount, newCredentials, signInBrowser } from '../harness/accounts/account.ts';
import { logOutButton, openLogIn, openMenu, logInWith, storedAuth } from '../harness/accounts/interface.ts';
import { codeFor } from '../harness/accounts/mails.ts';
import { setUpTotp } from '../harness/accounts/secondFactor.ts';
import { totpCode } from '../harness/accounts/totp.ts';
import { expect, test } from '../harness/test.ts';

const unreachable = 'We can’t reach the login service. Check your connection and try again.';
const lost = /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource/;

/** Makes the identity service unreachable for the page; the function that it returns brings it back. */
const stopIdentity = async (page: Page, identity: string): Promise<() => Promise<void>> => {
  const everything = `${identity}/**`;
  await page.route(everything, (route) => route.abort('connectionrefused'));
  return () => page.unroute(everything);
};

test(
  'a login and a sign-up go on after the identity service was down for a while',
  { tag: ['@R9.03', '@R8.43'] },
  async ({ page, product, guards }) => {
    guards.allow(lost, 'the identity service is down');
    const account = await createAccount(product);
    await page.goto('/about');
    const dialog = await openLogIn(page);
    let start = await stopIdentity(page, product.identity);
    await logInWith(page, account);
    await expect(dialog.getByRole('alert')).toHaveText(unreachable);
    await start();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await storedAuth(page)).toMatchObject({ profile: { email: account.email } });
    await openMenu(page);
    await logOutButton(page).click();
    await expect(page).toHaveURL('/');

    const { email, password } = newCredentials();
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(dialog).toHaveAccessibleName('Check your email');
    start = await stopIdentity(page, product.identity);
    await dialog.getByLabel('Code').fill(await codeFor(product.services, email));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(unreachable);
    await start();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await storedAuth(page)).toMatchObject({ profile: { email } });
  },
);

test('a login goes on after the identity service was down between the password and the second factor', async ({
  page,
  product,
  guards,
}) => {
  guards.allow(lost, 'the identity service is down');
  const account = await createAccount(product);
  const secret = await setUpTotp(product, account.accessToken);
  await page.goto('/about');
  const dialog = await openLogIn(page);
  await logInWith(page, account);
  await dialog.getByLabel('Code').fill(totpCode(secret, 1));
  const start = await stopIdentity(page, product.identity);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(unreachable);
  await start();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedAuth(page)).toMatchObject({ profile: { email: account.email } });
});

test(
  'a hosted sign-in whose code cannot be exchanged says so, and the next one works',
  { tag: '@long' },
  async ({ page, product, guards }) => {
    guards.allow(lost, 'the identity service is down');
    const token = `${product.identity}/oauth2/token`;
    await page.goto('/');
    const dialog = await openLogIn(page);
    const signIn = async () => {
      await dialog.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: 'Robin Castel' }).click();
    };
    await page.route(token, (route) => route.abort('connectionrefused'));
    await signIn();
    await expect(dialog).toHaveAccessibleName('Log in');
    await expect(dialog.getByRole('alert')).toHaveText(unreachable);
    await page.unroute(token);
    await signIn();
    await expect(page.getByText('Stand-in for Google')).toHaveCount(0);
    await expect.poll(async () => (await storedAuth(page))['idToken']).not.toBeNull();
  },
);

test('a signed-in reader reads on while the identity service is down, and is not signed out', async ({
  page,
  product,
  guards,
}) => {
  guards.allow(lost, 'the identity service is down');
  const account = await createAccount(product);
  await signInBrowser(page, account);
  const start = await stopIdentity(page, product.identity);
  const attempt = page.waitForEvent('requestfailed', (request) => request.url() === `${product.identity}/`);
  await page.goto('/my-desk/jobs');
  await attempt;
  await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible();

  // Expired tokens cannot be renewed now: the reader goes on as a guest, and the session is kept.
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({ ...auth, expiresAt: Date.now() - 1000 }));
  });
  await page.goto('/berlin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
  await page.getByRole('main').locator('a[href="/berlin/swiftbite"]').first().click();
  await expect(page).toHaveURL('/berlin/swiftbite');
  expect(await storedAuth(page)).toMatchObject({ idToken: account.idToken });
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);

  await start();
  await page.reload();
  await openMenu(page);
  await expect(logOutButton(page)).toBeVisible();
  expect((await storedAuth(page))['idToken']).not.toBe(account.idToken);
});
