import type { Page } from '@playwright/test';
import {
  createAccount,
  identityCall,
  signedInAccount,
  signInBrowser,
  type Account,
} from '../harness/accounts/account.ts';
import { administer } from '../harness/accounts/administration.ts';
import {
  amplifyEntries,
  logOutButton,
  openLogIn,
  openMenu,
  logInWith,
  storedAuth,
} from '../harness/accounts/interface.ts';
import { targetsOf } from '../harness/accounts/sentRequests.ts';
import { expect, test } from '../harness/test.ts';

const rejection = /status of 400/;
const ended = 'Your session has ended. Please log in again.';

/** Makes the site believe that the tokens have expired. */
const expireTokens = (page: Page) =>
  page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({ ...auth, expiresAt: Date.now() - 1000, lastRenewedAt: 1 }));
  });

test(
  'a user whose clock is ten minutes ahead logs in, stays signed in after a reload, and logs out',
  { tag: ['@R3.33', '@R4.03', '@R4.04', '@R4.05', '@R4.08', '@R4.27', '@R7.105', '@R9.28'] },
  async ({ page, product, upstream, guards }) => {
    guards.allow(rejection, 'the refresh token of the ended sign-in is refused');
    const account = await createAccount(product);
    const targets = targetsOf(page, product.identity);
    await page.clock.install({ time: Date.now() + 600_000 });
    await upstream.fault({ method: 'GET', path: /\/my\/user\/metadata/ }, { kind: 'delay', ms: 1000 }, 1);
    await page.goto('/about');
    const dialog = await openLogIn(page);
    await logInWith(page, account);
    await expect.poll(async () => (await storedAuth(page))['isProcessing']).toBe(true);
    await expect(dialog.locator('button[type="submit"]')).toHaveAttribute('data-sending', 'true');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You’re logged in.')).toBeVisible();
    expect(await storedAuth(page)).toMatchObject({ isProcessing: false, profile: { email: account.email } });
    await openMenu(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByText(account.email)).toBeVisible();
    // The menu shows what the login has read.
    for (const path of [/\/my\/user\/metadata\/?$/, /\/my\/user\/?$/])
      expect(await upstream.calls({ method: 'GET', path }), String(path)).toHaveLength(1);
    const names = (await amplifyEntries(page)).map((name) => name.split('.').at(-1));
    expect(names).toEqual(expect.arrayContaining(['idToken', 'accessToken', 'refreshToken']));

    const stored = await storedAuth(page);
    await page.reload();
    await openMenu(page);
    await expect(logOutButton(page)).toBeVisible();
    const { idToken, accessToken, expiresAt, profile, identityProvider } = await storedAuth(page);
    expect({ idToken, accessToken, expiresAt, profile, identityProvider }).toEqual({
      idToken: stored['idToken'],
      accessToken: stored['accessToken'],
      expiresAt: expect.any(Number),
      profile: expect.objectContaining({ email: account.email }),
      identityProvider: 'cognito',
    });
    const RefreshToken = await page.evaluate(() => {
      const name = Object.keys(localStorage).find((key) => key.endsWith('.refreshToken')) ?? '';
      return localStorage.getItem(name);
    });
    const refresh = () => identityCall(product.identity, 'GetTokensFromRefreshToken', { RefreshToken });
    await refresh();
    await logOutButton(page).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => amplifyEntries(page)).toEqual([]);
    await expect(refresh()).rejects.toThrow('Refresh Token has been revoked');
    for (const operation of ['InitiateAuth', 'RespondToAuthChallenge', 'GetUser', 'RevokeToken'])
      expect(targets).toContain(`AWSCognitoIdentityProviderService.${operation}`);
  },
);

test(
  'an expired session is renewed before the next call of the account, and the user stays signed in',
  { tag: ['@R4.02', '@R4.21'] },
  async ({ page, product, upstream }) => {
    const account = await signedInAccount(page, product);
    await expireTokens(page);
    await page.goto('/my-desk/jobs');
    await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible();
    const { idToken, expiresAt, lastRenewedAt } = await storedAuth(page);
    expect(Number(expiresAt)).toBeGreaterThan(Date.now() + 3_000_000);
    expect(Number(lastRenewedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(idToken).not.toBe(account.idToken);
    const calls = await upstream.calls({ path: /\/my\// });
    expect(calls.length).toBeGreaterThan(0);
    for (const { headers } of calls) expect(headers['authorization']).toBe(`Bearer ${String(idToken)}`);
  },
);

test(
  'a session that the identity service has ended signs out, says so, and leaves nothing in the storage',
  {
    tag: [
      '@R4.22',
      '@R4.72',
      '@R4.73',
      '@R4.74',
      '@R4.75',
      '@R4.76',
      '@R8.30',
      '@R8.31',
      '@R8.32',
      '@R8.33',
      '@R8.34',
    ],
  },
  async ({ page, product, guards }) => {
    guards.allow(rejection, 'the identity service refuses the session');
    const { identity } = product;
    const revoke = ({ refreshToken }: Account) =>
      identityCall(identity, 'RevokeToken', { Token: refreshToken });
    const endings: readonly (readonly [string, (account: Account) => Promise<unknown>])[] = [
      ['User is disabled.', ({ userId }) => administer(identity, userId, 'disable')],
      ['User does not exist.', ({ userId }) => administer(identity, userId, 'delete')],
      ['Access Token has been revoked', revoke],
      ['Refresh Token has been revoked', (account) => revoke(account).then(() => expireTokens(page))],
      [
        'Refresh Token has expired',
        async () => {
          await expireTokens(page);
          await page.route(`${identity}/`, async (route) => {
            if (!route.request().headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken'))
              return route.continue();
            return route.fulfill({
              status: 400,
              headers: { 'access-control-allow-origin': new URL(product.web).origin },
              contentType: 'application/x-amz-json-1.1',
              body: JSON.stringify({
                __type: 'NotAuthorizedException',
                message: 'Refresh Token has expired',
              }),
            });
          });
        },
      ],
    ];
    for (const [message, end] of endings)
      await test.step(message, async () => {
        const account = await createAccount(product);
        await signInBrowser(page, account);
        await end(account);
        const refusal = page.waitForResponse(
          async (response) =>
            response.url() === `${identity}/` &&
            response.status() === 400 &&
            (await response.text()).includes(message),
        );
        await page.goto('/about');
        await refusal;
        // One message, although reads of the account may have been refused before.
        await expect(page.getByText(ended)).toBeVisible();
        await expect(page.getByText(ended).or(page.getByText('Please sign in again.'))).toHaveCount(1);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
        expect(await storedAuth(page)).toMatchObject({
          accessToken: null,
          idToken: null,
          profile: null,
          authErrorMessage: 'auth.error.sessionEnded',
        });
        expect(await amplifyEntries(page)).toEqual([]);
      });
  },
);

for (const { status, message } of [
  { status: 401, message: 'Unauthorized. Please sign in again.' },
  { status: 403, message: 'Forbidden. Please sign in again.' },
])
  test(
    `${status} to a call of the account signs the user out, with a message`,
    { tag: ['@R8.02'] },
    async ({ page, product, upstream, guards }) => {
      guards.allow(/status of 40[013]/, 'the call is refused');
      await signedInAccount(page, product);
      await upstream.fault({ method: 'GET', path: /\/my\/job_offers/ }, { kind: 'status', status });
      await page.goto('/my-desk/jobs');
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
      expect(await storedAuth(page)).toMatchObject({ idToken: null, profile: null });
      expect(await amplifyEntries(page)).toEqual([]);
    },
  );

test(
  'the identity service gives a visitor on the site an identity and credentials of a guest',
  { tag: ['@R6.02'] },
  async ({ page, product }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await page.locator('#boot').waitFor({ state: 'attached' });
    // Calls the identity pool that the site is configured with, from its page and so under its content policy.
    const answer = await page.evaluate(async () => {
      const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
        readonly config: {
          readonly auth: { readonly identityPoolId: string; readonly identityOrigin: string };
        };
      };
      const { identityPoolId, identityOrigin } = boot.config.auth;
      const call = async (operation: string, body: object) => {
        const response = await fetch(`${identityOrigin}/`, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': `AWSCognitoIdentityService.${operation}`,
          },
          body: JSON.stringify(body),
        });
        return (await response.json()) as Record<string, unknown>;
      };
      const { IdentityId } = await call('GetId', { IdentityPoolId: identityPoolId });
      return { identityOrigin, IdentityId, ...(await call('GetCredentialsForIdentity', { IdentityId })) };
    });
    expect(answer).toMatchObject({
      identityOrigin: product.identity,
      IdentityId: expect.stringMatching(/^us-east-1:[0-9a-f-]{36}$/),
      Credentials: { AccessKeyId: expect.stringMatching(/^ASIA/), SessionToken: expect.any(String) },
    });
  },
);
