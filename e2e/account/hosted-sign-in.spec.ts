import type { Page } from '@playwright/test';
import { clientId } from '../harness/accounts/account.ts';
import { leaveForProvider } from '../harness/accounts/hostedSignIn.ts';
import { expect, test } from '../harness/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const openMenu = (page: Page) => banner(page).getByLabel('Settings and account').click();

const storedAuth = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>);

const claimsOf = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;

const signInWithGoogle = async (page: Page, product: { web: string; identity: string }) => {
  await leaveForProvider(page, product, { provider: 'Google' });
  await expect(page.getByText('Stand-in for Google')).toBeVisible();
  await page.getByRole('button', { name: 'Robin Castel' }).click();
};

test(
  'a user signs in with Google, cannot change their name, and signs out through the hosted page',
  { tag: ['@R7.106', '@R7.107', '@R7.108', '@R7.109', '@R4.10', '@R3.04'] },
  async ({ page, product }) => {
    const exchange = page.waitForRequest(`${product.identity}/oauth2/token`);
    await signInWithGoogle(page, product);
    expect(new URLSearchParams((await exchange).postData() ?? '').get('code_verifier')).toHaveLength(128);
    await expect(page).toHaveURL('/');
    await openMenu(page);
    await expect(banner(page).getByText('Robin Castel')).toBeVisible();
    expect(claimsOf((await storedAuth(page))['idToken'])).toMatchObject({
      email: 'robin.castel@google.example',
      email_verified: true,
      'custom:appjobs_user_id': 'google|104857600000000000017',
      identities: [{ providerName: 'Google', userId: '104857600000000000017' }],
    });

    await page.goto('/profile/user/edit');
    await expect(page.getByRole('main').getByLabel('First name')).toHaveAttribute('readonly', '');

    await page.goto('/about');
    await openMenu(page);
    const logout = page.waitForRequest((request) => request.url().startsWith(`${product.identity}/logout`));
    await banner(page).getByRole('button', { name: 'Log out' }).click();
    const { searchParams } = new URL((await logout).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: clientId,
      logout_uri: `${new URL(product.web).origin}/`,
    });
    await expect(page).toHaveURL('/');
    await openMenu(page);
    await expect(banner(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
    expect(await storedAuth(page)).toMatchObject({ idToken: null });
  },
);

test('a hosted sign-in that was cancelled shows an error, and the next one works', async ({
  page,
  product,
}) => {
  await leaveForProvider(page, product, { provider: 'Google' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await storedAuth(page))['authErrorMessage']).toBeTruthy();
  await signInWithGoogle(page, product);
  await expect(page).toHaveURL('/');
  await openMenu(page);
  await expect(banner(page).getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a sign-in that returns with another state signs nobody in', async ({ page, product }) => {
  await leaveForProvider(page, product, { provider: 'Google', storedState: 'f'.repeat(32) });
  await page.getByRole('button', { name: 'Robin Castel' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await storedAuth(page))['authErrorMessage']).toBeTruthy();
  expect(await storedAuth(page)).toMatchObject({ idToken: null });
});
