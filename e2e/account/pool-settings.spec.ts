import type { Page } from '@playwright/test';
import { runningProduct } from '../config/environment.ts';
import { newCredentials } from '../harness/accounts/account.ts';
import { storedAuth } from '../harness/accounts/interface.ts';
import { codeFor, linkFor } from '../harness/accounts/mails.ts';
import { linkDomain } from '../harness/accounts/poolSettings.ts';
import { startStack, type Stop } from '../harness/stack.ts';
import { expect, test as base } from '../harness/test.ts';
import { enterCredentials, expectSignedIn, logOut } from './signIn.ts';

// A site for a pool that confirms sign-ups by a link, and that asks a question of its own after the password.
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; there are none
    async ({}, use, { parallelIndex }) => {
      const { services, identity, spareSites } = runningProduct();
      const web = spareSites[parallelIndex] ?? '';
      const stops: Stop[] = [];
      const settings = { web: { COGNITO_VERIFICATION: 'link', COGNITO_AUTH_FLOW: 'CUSTOM_WITH_SRP' } };
      const name = `pool-settings-${parallelIndex}`;
      await startStack({ name, web, services, identity, settings }, stops);
      await use(web);
      for (const stop of stops.toReversed()) await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  product: async ({ product, site }, use) => use({ ...product, web: site }),
});

// One worker runs both journeys, so that the site is started once.
test.describe.configure({ mode: 'default' });

const signUp = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Check your email');
  await expect(dialog).toContainText(email);
  await expect(dialog.locator('p:focus')).toContainText(email);
  return dialog;
};

const signInsOf = (page: Page, identity: string): string[] => {
  const operations: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? '';
    if (request.url().startsWith(identity) && target.endsWith('.InitiateAuth')) operations.push(target);
  });
  return operations;
};

test(
  'the site waits for the link in the mail, asking every 5 seconds, and signs in; the next sign-in asks the question of the pool',
  { tag: ['@R4.12', '@R4.18', '@R4.25', '@R5.08'] },
  async ({ page, context, product, guards }) => {
    guards.allow(/status of 400/, 'the identity service rejects the sign-in until the account is confirmed');
    const credentials = newCredentials(linkDomain);
    await page.clock.install();
    const signIns = signInsOf(page, product.identity);
    const dialog = await signUp(page, credentials);
    expect(signIns).toEqual([]);
    await page.clock.fastForward(5000);
    await expect.poll(() => signIns.length).toBe(1);

    // The page of the link opens in another tab, as from a mail program.
    const link = await linkFor(product.services, credentials.email);
    const mailed = await context.newPage();
    await mailed.goto(product.identity + link);
    await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Finish signing up');
    await page.clock.fastForward(5000);
    await expect.poll(() => signIns.length).toBe(2);
    expect(await storedAuth(page)).toMatchObject({ idToken: null });
    await mailed.getByRole('button', { name: 'Confirm my account' }).click();
    await expect(mailed.getByRole('heading', { level: 1 })).toHaveText('Your account is confirmed');
    await mailed.close();
    await page.clock.fastForward(5000);
    await expectSignedIn(page, credentials);
    await expect(page.getByText('You’re logged in.')).toBeVisible();
    expect(signIns).toHaveLength(3);

    await logOut(page);
    await enterCredentials(page, credentials);
    await expect(dialog).toHaveAccessibleName('One more step');
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter the code.')).toBeVisible();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('This code isn’t right. If you have several codes, only the newest one works.'),
    ).toBeVisible();
    expect(await storedAuth(page)).toMatchObject({ idToken: null });
    await dialog.getByLabel('Code').fill(await codeFor(product.services, credentials.email));
    await page.keyboard.press('Enter');
    await expectSignedIn(page, credentials);
    await page.reload();
    await expectSignedIn(page, credentials);
  },
);

test(
  'after three minutes without the link the visitor is told to confirm the account and sign in; another link is waited for again',
  { tag: ['@R4.26', '@R8.46'] },
  async ({ page, product, guards }) => {
    guards.allow(/status of 400/, 'the identity service rejects the sign-in until the account is confirmed');
    const credentials = newCredentials(linkDomain);
    const message = 'Please confirm your account and use your credentials to sign in.';
    await page.clock.install();
    const dialog = await signUp(page, credentials);
    await page.clock.fastForward('02:58');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(dialog.getByRole('alert')).toHaveText(message);

    const first = await linkFor(product.services, credentials.email);
    await dialog.getByRole('button', { name: 'Send a new link' }).click();
    await expect(dialog.getByText('We’ve sent you another email.')).toBeVisible();
    await expect.poll(() => linkFor(product.services, credentials.email)).not.toBe(first);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    const signIns = signInsOf(page, product.identity);
    await page.clock.fastForward(5000);
    await expect.poll(() => signIns.length).toBe(1);
  },
);
