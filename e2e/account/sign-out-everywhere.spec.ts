import { identityCall, signedInAccount, signInAt } from '../harness/accounts/account.ts';
import { storedAuth } from '../harness/accounts/interface.ts';
import { expect, test } from '../harness/test.ts';

test('a user signs out everywhere; until that is confirmed they stay signed in and are told', async ({
  page,
  product,
  guards,
}) => {
  guards.allow(/Failed to load resource/, 'the first attempt does not reach the identity service');
  const account = await signedInAccount(page, product);
  const other = await signInAt(product, account);
  await page.goto('/profile/user');
  const button = page.getByRole('main').getByRole('button', { name: 'Log out on all devices' });
  await expect(button).toBeVisible();
  await page.route(`${product.identity}/`, (route) =>
    route.request().headers()['x-amz-target']?.endsWith('.GlobalSignOut') === true
      ? route.abort()
      : route.fallback(),
  );
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your other devices may not have been logged out. Try again in a moment.',
  );
  expect((await storedAuth(page))['idToken']).toBe(account.idToken);
  await page.unrouteAll();
  await button.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You’re logged out on all devices.')).toBeVisible();
  expect((await storedAuth(page))['idToken']).toBeNull();
  for (const { accessToken } of [account, other])
    await expect(identityCall(product.identity, 'GetUser', { AccessToken: accessToken })).rejects.toThrow(
      'Access Token has been revoked',
    );
});
