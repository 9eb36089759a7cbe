import { identityCall, createAccount, signInBrowser } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

const hostile = '<img src=x onerror="hacked=1">';

test('script in the names and the picture of a user is shown as text on every page, and never runs', async ({
  page,
  product,
}) => {
  const account = await createAccount(product);
  const { accessToken, idToken } = account;
  await identityCall(product.identity, 'UpdateUserAttributes', {
    AccessToken: accessToken,
    UserAttributes: [
      { Name: 'given_name', Value: hostile },
      { Name: 'family_name', Value: '<script>hacked=1' },
    ],
  });
  const save = await fetch(product.gateway, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({
      query: `mutation ($input: UpdateMetadataInput!) { updateMetadata(input: $input) { userErrors { code } } }`,
      variables: {
        input: { givenName: hostile, familyName: '{{constructor}}"\'><svg onload=hacked=1>' },
      },
    }),
  });
  expect(await save.json()).toEqual({ data: { updateMetadata: { userErrors: [] } } });
  await signInBrowser(page, account);
  for (const path of ['/profile/user', '/profile/user/edit', '/my-desk/jobs', '/berlin/swiftbite']) {
    await page.goto(path);
    await page.getByRole('banner').getByLabel('Settings and account').click();
    await expect(page.getByRole('banner').getByText(hostile).first()).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false);
    expect(await page.locator('img[src="x"], svg[onload]').count(), path).toBe(0);
  }
});
