import type { Page } from '@playwright/test';
import { createAccount, type Account } from '../harness/accounts/account.ts';
import { logOutButton, openLogIn, openMenu, logInWith } from '../harness/accounts/interface.ts';
import { expect, test } from '../harness/test.ts';
import { askAs } from './askAs.ts';

const update = `mutation ($input: UpdateMetadataInput!) { updateMetadata(input: $input) { userErrors { code } } }`;

/**
 * Everything of the page that a visitor or a script can read, without the keys of remembered devices, which belong to the
 * browser.
 */
const bytesOf = async (page: Page): Promise<string> =>
  (await page.content()) +
  (await page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([name]) => !/\.(?:device|random)\w+$/.test(name));
    return JSON.stringify([kept, { ...sessionStorage }, document.cookie]);
  }));

const logOut = async (page: Page): Promise<void> => {
  await openMenu(page);
  await logOutButton(page).click();
  await expect(page).toHaveURL('/');
};

test(
  'two users on one browser see nothing of each other, one after the other and in two browsers at once',
  { tag: ['@R4.77'] },
  async ({ page, product, browser, guards }) => {
    const people = await Promise.all(
      ['Ada', 'Bela'].map(async (name) => {
        const account = await createAccount(product);
        const input = { givenName: `${name}-${account.userId.slice(0, 5)}`, familyName: 'Secret' };
        await askAs(product.gateway, account, update, { input });
        return { ...account, name: input.givenName };
      }),
    );
    const [ada, bela] = people as [Account & { name: string }, Account & { name: string }];
    const privates: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/profile') || pathname === '/graphql')
        privates.push(response.headers()['cache-control'] ?? 'none');
    });
    const expectNothingOf = async (other: { name: string; email: string; userId: string }) => {
      const bytes = await bytesOf(page);
      for (const secret of [other.name, other.email, other.userId])
        expect.soft(bytes, `a trace of ${other.name}`).not.toContain(secret);
    };

    await page.goto('/about');
    await openLogIn(page);
    await logInWith(page, ada);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/profile/user');
    await expect(page.getByRole('main').getByText(ada.name).first()).toBeVisible();
    await logOut(page);
    await expectNothingOf(ada);

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
    await expectNothingOf(ada);

    // A private page asks to log in by itself.
    await logInWith(page, bela);
    await expect(page.getByRole('main').getByText(bela.name).first()).toBeVisible();
    await expectNothingOf(ada);
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('main').getByText(bela.name).first()).toBeVisible();
    await expectNothingOf(ada);

    // At once, in another browser: each sees its own.
    const context = await browser.newContext({ baseURL: product.web });
    guards.watch(context);
    const second = await context.newPage();
    await second.goto('/profile/user');
    await logInWith(second, ada);
    await Promise.all([
      page.reload(),
      expect(second.getByRole('main').getByText(ada.name).first()).toBeVisible(),
    ]);
    await expect(page.getByRole('main').getByText(bela.name).first()).toBeVisible();
    expect(await bytesOf(second)).not.toContain(bela.name);
    await expectNothingOf(ada);
    await context.close();

    expect(privates.length).toBeGreaterThan(5);
    for (const cacheControl of privates) expect(cacheControl).toMatch(/^private, no-store$|^no-store$/);
  },
);
