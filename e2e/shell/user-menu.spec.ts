import type { Page } from '@playwright/test';
import {
  createAccount,
  forged,
  signedInAccount,
  signInBrowser,
  storeAuth,
  type Account,
} from '../harness/accounts/account.ts';
import { untilHydrated } from '../harness/hydration.ts';
import { expect, test } from '../harness/test.ts';

const menu = (page: Page) => page.getByRole('banner').getByLabel('Settings and account');
const panel = (page: Page) => page.getByRole('banner').locator('details').filter({ hasText: 'Appearance' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null') as Record<string, unknown> | null);

/** Sends account data of the user to the gateway. */
const updateAccount = async (gateway: string, { idToken }: Account, input: object): Promise<void> => {
  const answer = await fetch(gateway, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({
      query:
        'mutation ($input: UpdateMetadataInput!) { updateMetadata(input: $input) { userErrors { message } } }',
      variables: { input },
    }),
  });
  expect(await answer.json()).toEqual({ data: { updateMetadata: { userErrors: [] } } });
};

test(
  'a signed-in user finds name, profile, worktown and logout in the menu',
  { tag: ['@R6.07'] },
  async ({ page, product, upstream }) => {
    const account = await createAccount(product);
    await updateAccount(product.gateway, account, {
      givenName: 'Ada',
      familyName: 'Łovelace',
      worktownSlug: 'berlin',
    });
    await signInBrowser(page, account);
    await upstream.clear();
    await page.goto('/de/about');
    await page.getByRole('banner').getByLabel('Einstellungen und Konto').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Arbeitsort: Berlin' })).toHaveAttribute(
      'href',
      '/de/berlin',
    );
    await page.goto('/about');
    await menu(page).click();
    const open = panel(page);
    await expect(open.getByText('Ada Łovelace')).toBeVisible();
    await expect(open.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/profile/user');
    await expect(open.getByRole('link', { name: 'My city: Berlin' })).toHaveAttribute('href', '/berlin');
    await expect(open.getByRole('button', { name: 'Log out' })).toBeVisible();
    const calls = await upstream.calls({ path: /\/my\// });
    expect(calls.length).toBeGreaterThan(0);
    for (const { headers } of calls) expect(headers['authorization']).toBe(`Bearer ${account.idToken}`);
  },
);

test(
  'the menu of a user without name and city shows their email address and that no city is chosen',
  { tag: ['@R6.07'] },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the check of the session is refused if it is still under way');
    const { email } = await signedInAccount(page, product);
    await page.goto('/berlin');
    await menu(page).click();
    await expect(panel(page).getByText(email)).toBeVisible();
    await expect(panel(page).getByText('No city chosen')).toBeVisible();
  },
);

test(
  'the server-rendered page contains nothing about the user, and a guest’s page requests no account',
  { tag: ['@R6.07'] },
  async ({ page, product, upstream }) => {
    await page.goto('/berlin');
    await menu(page).click();
    await expect(panel(page).getByRole('radio')).toHaveCount(3);
    await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await upstream.calls({ path: /\/my\// })).toEqual([]);

    const { userId, email } = await signedInAccount(page, product);
    const answer = await page.goto('/berlin');
    const html = (await answer?.text()) ?? '';
    for (const text of [userId, email]) expect(html).not.toContain(text);
  },
);

test(
  'logging out deletes the account data and leads to the home page of the language',
  { tag: ['@R4.06', '@R4.07', '@R4.09', '@R6.07'] },
  async ({ page, product, upstream, guards }) => {
    guards.allow(/status of 400/, 'the check of the session is refused if it is still under way');
    const account = await signedInAccount(page, product);
    await page.goto('/de/profile/user');
    await expect(page.getByRole('heading', { name: 'Deine Sprachen' })).toBeVisible();
    await page.getByRole('banner').getByLabel('Einstellungen und Konto').click();
    await page.getByRole('banner').getByRole('button', { name: 'Ausloggen' }).click();
    await expect(page).toHaveURL('/de');
    await untilHydrated(page);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const token of [account.idToken, account.accessToken, account.refreshToken])
      expect(kept).not.toContain(token);
    expect(await stored(page)).toMatchObject({
      accessToken: null,
      idToken: null,
      expiresAt: null,
      profile: null,
      emailConsent: false,
      redirectPath: '/',
    });
    await page.getByRole('banner').getByLabel('Einstellungen und Konto').click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ausloggen' })).toHaveCount(0);
    await upstream.clear();
    await page.goto('/de/profile/user');
    await expect(
      page.getByRole('heading', { name: 'Logge dich ein, um diese Seite zu sehen' }),
    ).toBeVisible();
    // The queries of the page are not even sent.
    expect(await upstream.calls({ path: /\/my\// })).toEqual([]);
  },
);

test('a user whose token has expired is signed out without a message', async ({
  page,
  product,
  upstream,
}) => {
  const { idToken } = await createAccount(product);
  await storeAuth(page, { idToken, expiresAt: Date.now() - 10_000 });
  await upstream.clear();
  await page.goto('/berlin');
  await menu(page).click();
  await expect(panel(page).getByRole('radio')).toHaveCount(3);
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await upstream.calls({ path: /\/my\// })).toEqual([]);
});

test('a user whose token expires while the page is open is signed out then', async ({ page, product }) => {
  const { idToken } = await createAccount(product);
  await storeAuth(page, { idToken, expiresAt: Date.now() + 600_000 });
  await page.clock.install();
  await page.goto('/berlin');
  await menu(page).click();
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.clock.fastForward(601_000);
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
});

test('a user whose token is rejected is signed out with a message', async ({ page, product }) => {
  const { idToken, expiresAt } = await createAccount(product);
  await storeAuth(page, { idToken: forged(idToken), expiresAt });
  await page.goto('/berlin');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await menu(page).click();
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ idToken: null });
});

test(
  'after a login the tab that asked for it is taken to the saved path, once, and no other tab moves',
  { tag: ['@R4.32'] },
  async ({ page, product, context }) => {
    const { idToken, expiresAt } = await createAccount(product);
    const auth = { idToken, expiresAt };
    // Another tab has asked for a login later than this one.
    await storeAuth(page, { idToken: null, expiresAt: null, redirectPath: '/vienna' });
    await page.evaluate(() => sessionStorage.setItem('returnAfterLogin', '/berlin/swiftbite'));
    await page.goto('/about');
    await expect(page).toHaveURL('/about');
    const other = await context.newPage();
    await other.goto('/about');
    await menu(other).click();
    await expect(panel(other).getByRole('radio')).toHaveCount(3);
    // The login is stored by another tab, which tells the others.
    await other.evaluate((login) => {
      const before = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
      localStorage.setItem('auth', JSON.stringify({ ...before, ...login }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    }, auth);
    await expect(page).toHaveURL('/berlin/swiftbite');
    expect(await stored(page)).toMatchObject({ ...auth, redirectPath: '/' });
    await expect(panel(other).getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(other).toHaveURL('/about');
    await other.close();
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/about');
  },
);

test(
  'a saved redirect address of another site is ignored',
  { tag: ['@R4.32'] },
  async ({ page, product }) => {
    const { idToken, expiresAt } = await createAccount(product);
    await storeAuth(page, { idToken, expiresAt, redirectPath: '//evil.example/' });
    await page.evaluate(() => sessionStorage.setItem('returnAfterLogin', '//evil.example/'));
    await page.goto('/about');
    await menu(page).click();
    await expect(panel(page).getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page).toHaveURL('/about');
  },
);

test(
  'the code of a verification link is kept until an address without one is opened',
  { tag: ['@R2.62', '@R2.63'] },
  async ({ page }) => {
    await page.goto('/?verification_code=abc');
    await expect.poll(() => stored(page)).toMatchObject({ verificationCode: 'abc' });
    await page.goto('/about');
    await expect.poll(() => stored(page)).toMatchObject({ verificationCode: null });
  },
);

test(
  'a user who signs out in one tab is signed out in the others, which stay where they are',
  { tag: ['@R4.77'] },
  async ({ page, product, context }) => {
    await signInBrowser(page, await createAccount(product));
    await page.evaluate(() => localStorage.setItem('directApply', '{"email":"kim@example.org"}'));
    const other = await context.newPage();
    await other.goto('/berlin');
    await menu(other).click();
    await expect(panel(other).getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.goto('/de/berlin');
    await page.getByRole('banner').getByLabel('Einstellungen und Konto').click();
    await page.getByRole('banner').getByRole('button', { name: 'Ausloggen' }).click();
    await expect(page).toHaveURL('/de');
    await expect(panel(other).getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await expect(other).toHaveURL('/berlin');
    expect(await other.evaluate(() => localStorage.getItem('directApply'))).toBeNull();
    await other.close();
  },
);
