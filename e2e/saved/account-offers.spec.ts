import { createAccount, signInBrowser } from '../harness/accounts/account.ts';
import { openLogIn, logInWith } from '../harness/accounts/interface.ts';
import { waitForHydration } from '../harness/hydration.ts';
import { expect, test } from '../harness/test.ts';
import { heart, titles } from './savedList.ts';

const change = { method: 'PATCH', path: /\/my\/saved_offers$/ };

test('gigs saved as a guest move to the account at the login, and follow the user to another browser', async ({
  page,
  product,
  upstream,
  browser,
  guards,
}) => {
  const account = await createAccount(product);
  await page.goto('/vienna');
  await heart(page, 'Swiftbite').click();
  await page.goto('/my-desk/saved');
  await expect(titles(page)).toHaveCount(1);
  await expect(page.getByText('These gigs are saved in this browser only.')).toBeVisible();
  expect(await upstream.calls(change)).toEqual([]);
  await openLogIn(page);
  await logInWith(page, account);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
  await expect.poll(async () => (await upstream.calls(change)).map(({ status }) => status)).toEqual([204]);
  await expect(titles(page)).toHaveCount(1);

  // What cannot be sent stays, and is sent with the next page.
  guards.allow(/status of 5\d\d/, 'the services fail');
  await upstream.fault(change, { kind: 'status', status: 500 }, 1);
  await page.goto('/vienna/nestkin');
  await heart(page, 'Nestkin').click();
  await expect
    .poll(async () => (await upstream.calls(change)).map(({ status }) => status))
    .toEqual([204, 500]);
  await expect(heart(page, 'Nestkin')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/vienna');
  await expect(heart(page, 'Nestkin')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await upstream.calls(change)).map(({ status }) => status))
    .toEqual([204, 500, 204]);

  const context = await browser.newContext();
  const other = await context.newPage();
  waitForHydration(other);
  await signInBrowser(other, account);
  await other.goto(`${product.web}/vienna`);
  await expect(heart(other, 'Swiftbite')).toHaveAttribute('aria-pressed', 'true');
  await heart(other, 'Swiftbite').click();
  await expect.poll(async () => (await upstream.calls(change)).length).toBe(4);
  await context.close();
  await page.goto('/my-desk/saved');
  await expect(titles(page)).toHaveCount(1);
  await expect(heart(page, 'Nestkin')).toHaveAttribute('aria-pressed', 'true');
});
