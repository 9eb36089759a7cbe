import { signedInAccount } from '../harness/accounts/account.ts';
import { rawRequest } from '../harness/rawRequest.ts';
import { expect, test } from '../harness/test.ts';

const paths = ['/my-desk/jobs', '/profile/user', '/profile/user/edit', '/profile/employers'];

for (const path of paths)
  test(`no cache may store ${path}, no search engine lists it, and the server requests no account`, async ({
    product,
    upstream,
  }) => {
    const answer = await fetch(product.web + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    expect(await upstream.calls({ path: /\/my\// })).toEqual([]);
  });

test('the short addresses redirect to the pages', { tag: ['@R2.28', '@R2.33'] }, async ({ product }) => {
  for (const [from, to] of [
    ['/profile', '/profile/user'],
    ['/de/profile', '/de/profile/user'],
    ['/my-desk?utm_source=mail', '/my-desk/jobs?utm_source=mail'],
  ] as const) {
    const answer = await rawRequest(product.web, from);
    expect([answer.status, answer.location]).toEqual([301, to]);
  }
});

test(
  'a guest is asked to sign in, and then sees the page that they opened',
  { tag: ['@R2.34'] },
  async ({ page, product, upstream }) => {
    await page.goto('/my-desk/jobs');
    await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
    expect(await upstream.calls({ path: /\/my\// })).toEqual([]);
    // A guest who does not sign in can still open other pages.
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/about');
    await signedInAccount(page, product);
    await page.goto('/my-desk/jobs');
    await expect(page.getByRole('heading', { name: 'Your applications' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toHaveCount(0);
  },
);
