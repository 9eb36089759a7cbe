import type { Page } from '@playwright/test';
import { claimsOf, clientId } from '../harness/accounts/account.ts';
import { logOutButton, openLogIn, openMenu, storedAuth } from '../harness/accounts/interface.ts';
import { expect, test } from '../harness/test.ts';

const cancelled = 'You cancelled, so you’re not logged in. Try again or use your email.';
const hostedFault = 'Logging in this way didn’t work. Try again.';

/** Presses the button of Google in the open login and waits for its stand-in. */
const leaveForGoogle = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Stand-in for Google')).toBeVisible();
};

/** The login shows how the hosted sign-in has ended, on the page that the visitor left. */
const expectEnd = async (page: Page, text: string, authErrorMessage: string) => {
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Log in');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text);
  await expect(page).toHaveURL('/berlin?type=weekend');
  expect(await storedAuth(page)).toMatchObject({ idToken: null, authErrorMessage });
};

test(
  'a user signs in with Google, cannot change their name, and signs out through the hosted page',
  { tag: ['@R7.106', '@R7.107', '@R7.108', '@R7.109', '@R4.10', '@R3.04'] },
  async ({ page, product }) => {
    const authorize = page.waitForRequest((request) =>
      request.url().startsWith(`${product.identity}/oauth2/authorize?`),
    );
    const exchange = page.waitForRequest(`${product.identity}/oauth2/token`);
    await page.goto('/about');
    await openLogIn(page);
    await leaveForGoogle(page);
    const scopes = new URL((await authorize).url()).searchParams.get('scope')?.split(' ');
    expect(scopes?.toSorted()).toEqual([
      'aws.cognito.signin.user.admin',
      'email',
      'openid',
      'phone',
      'profile',
    ]);
    await page.getByRole('button', { name: 'Robin Castel' }).click();
    expect(new URLSearchParams((await exchange).postData() ?? '').get('code_verifier')).toHaveLength(128);
    await expect(page).toHaveURL('/about');
    await openMenu(page);
    await expect(page.getByRole('banner').getByText('Robin Castel')).toBeVisible();
    expect(claimsOf(String((await storedAuth(page))['idToken']))).toMatchObject({
      email: 'robin.castel@google.example',
      email_verified: true,
      'custom:appjobs_user_id': 'google|104857600000000000017',
      identities: [{ providerName: 'Google', userId: '104857600000000000017' }],
    });

    await page.goto('/profile/user/edit');
    await expect(page.getByRole('main').getByLabel('First name')).toHaveAttribute('readonly', '');

    await openMenu(page);
    const logout = page.waitForRequest((request) => request.url().startsWith(`${product.identity}/logout`));
    await logOutButton(page).click();
    const { searchParams } = new URL((await logout).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: clientId,
      logout_uri: `${new URL(product.web).origin}/`,
    });
    await expect(page).toHaveURL('/');
    await openMenu(page);
    await expect(logOutButton(page)).toHaveCount(0);
    expect(await storedAuth(page)).toMatchObject({ idToken: null });
  },
);

test(
  'a hosted sign-in that was cancelled, or returns with another state, shows an error, and the next one works',
  { tag: ['@R8.44'] },
  async ({ page, context, product }) => {
    await page.goto('/berlin?type=weekend');
    await openLogIn(page);
    await leaveForGoogle(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectEnd(page, cancelled, 'auth.error.cancelled');

    await leaveForGoogle(page);
    const other = await context.newPage();
    await other.goto(`${product.web}/robots.txt`, { waitUntil: 'commit' });
    await other.evaluate((name) => {
      localStorage.setItem(name, 'f'.repeat(32));
    }, `CognitoIdentityServiceProvider.${clientId}.oauthState`);
    await other.close();
    await page.getByRole('button', { name: 'Robin Castel' }).click();
    await expectEnd(page, hostedFault, 'auth.error.hosted');

    await leaveForGoogle(page);
    await page.getByRole('button', { name: 'Robin Castel' }).click();
    await expect(page).toHaveURL('/berlin?type=weekend');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The end of the login closes an open menu.
    await expect.poll(async () => storedAuth(page)).toMatchObject({ idToken: expect.any(String) });
    await openMenu(page);
    await expect(logOutButton(page)).toBeVisible();
  },
);
