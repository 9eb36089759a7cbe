import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const menu = (page: Page) => page.getByRole('banner').getByLabel('Settings and account');
const panel = (page: Page) => page.getByRole('banner').locator('details').filter({ hasText: 'Appearance' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null') as Record<string, unknown> | null);

/** Stores the account in the browser, as a login does. */
const storeAccount = async (page: Page, auth: object): Promise<void> => {
  await page.goto('/about');
  await page.evaluate((value) => localStorage.setItem('auth', JSON.stringify(value)), auth);
};

interface SignedIn {
  readonly idToken: string;
  readonly expiresAt: number;
}

const signedIn = async (tokenOf: (user: string) => Promise<string>, user: string): Promise<SignedIn> => ({
  idToken: await tokenOf(user),
  expiresAt: Date.now() + 600_000,
});

/** Sends account data of the user to the gateway. */
const updateAccount = async (gateway: string, { idToken }: SignedIn, input: object): Promise<void> => {
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
  async ({ page, product, control, upstream }) => {
    const auth = await signedIn(control.tokenOf, randomUUID());
    await updateAccount(product.gateway, auth, {
      givenName: 'Ada',
      familyName: 'Łovelace',
      worktownSlug: 'berlin',
    });
    await storeAccount(page, auth);
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
    for (const { headers } of calls) expect(headers['authorization']).toBe(`Bearer ${auth.idToken}`);
  },
);

test(
  'the menu of a user without name and city shows their email address and that no city is chosen',
  { tag: ['@R6.07'] },
  async ({ page, control }) => {
    const user = randomUUID();
    await storeAccount(page, await signedIn(control.tokenOf, user));
    await page.goto('/berlin');
    await menu(page).click();
    await expect(panel(page).getByText(`${user}@example.org`)).toBeVisible();
    await expect(panel(page).getByText('No city chosen')).toBeVisible();
  },
);

test(
  'the server-rendered page contains nothing about the user, and a guest’s page requests no account',
  { tag: ['@R6.07'] },
  async ({ page, control, upstream }) => {
    await page.goto('/berlin');
    await menu(page).click();
    await expect(panel(page).getByRole('radio')).toHaveCount(3);
    await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await upstream.calls({ path: /\/my\// })).toEqual([]);

    const user = randomUUID();
    await storeAccount(page, await signedIn(control.tokenOf, user));
    const answer = await page.goto('/berlin');
    expect(await answer?.text()).not.toContain(user);
  },
);

test(
  'logging out deletes the account data and leads to the home page of the language',
  { tag: ['@R6.07'] },
  async ({ page, control }) => {
    await storeAccount(page, await signedIn(control.tokenOf, randomUUID()));
    await page.goto('/de/berlin');
    await page.getByRole('banner').getByLabel('Einstellungen und Konto').click();
    await page.getByRole('banner').getByRole('button', { name: 'Ausloggen' }).click();
    await expect(page).toHaveURL('/de');
    expect(await stored(page)).toEqual({ idToken: null, expiresAt: null, redirectPath: '/' });
    await page.getByRole('banner').getByLabel('Einstellungen und Konto').click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ausloggen' })).toHaveCount(0);
  },
);

test('a user whose token has expired is signed out without a message', async ({
  page,
  control,
  upstream,
}) => {
  const idToken = await control.tokenOf(randomUUID(), -10);
  await storeAccount(page, { idToken, expiresAt: Date.now() - 10_000 });
  await upstream.clear();
  await page.goto('/berlin');
  await menu(page).click();
  await expect(panel(page).getByRole('radio')).toHaveCount(3);
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await upstream.calls({ path: /\/my\// })).toEqual([]);
});

test('a user whose token expires while the page is open is signed out then', async ({ page, control }) => {
  const auth = await signedIn(control.tokenOf, randomUUID());
  await storeAccount(page, { ...auth, expiresAt: Date.now() + 6_000 });
  await page.goto('/berlin');
  await menu(page).click();
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0, { timeout: 10_000 });
});

test('a user whose token is rejected is signed out with a message', async ({ page, control }) => {
  const idToken = await control.tokenOf(randomUUID(), -10);
  await storeAccount(page, { idToken, expiresAt: Date.now() + 600_000 });
  await page.goto('/berlin');
  await expect(page.getByRole('alert')).toContainText('Please sign in again.');
  await menu(page).click();
  await expect(panel(page).getByRole('button', { name: 'Log out' })).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ idToken: null });
});

test(
  'after a login the visitor is taken to the saved path, once',
  { tag: ['@R4.32'] },
  async ({ page, control }) => {
    const auth = await signedIn(control.tokenOf, randomUUID());
    await storeAccount(page, { idToken: null, expiresAt: null, redirectPath: '/berlin/swiftbite' });
    await page.reload();
    await expect(page).toHaveURL('/about');
    // Another tab signs in.
    await page.evaluate((login) => {
      const before = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
      localStorage.setItem('auth', JSON.stringify({ ...before, ...login }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    }, auth);
    await expect(page).toHaveURL('/berlin/swiftbite');
    expect(await stored(page)).toEqual({ ...auth, redirectPath: '/' });
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/about');
  },
);

test(
  'a saved redirect address of another site is ignored',
  { tag: ['@R4.32'] },
  async ({ page, control }) => {
    const auth = await signedIn(control.tokenOf, randomUUID());
    await storeAccount(page, { ...auth, redirectPath: '//evil.example/' });
    await page.goto('/about');
    await menu(page).click();
    await expect(panel(page).getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page).toHaveURL('/about');
  },
);
