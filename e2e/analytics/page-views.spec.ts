import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

const pageViewCall = { method: 'POST', path: /\/page-view$/ };

test.use({ allowsAnalytics: true });

test(
  'each page that a signed-in user opens is reported, none of a guest',
  { tag: '@R6.17' },
  async ({ page, product, upstream, collected }) => {
    await page.goto('/about');
    const seen = async () => (await collected()).filter(({ name }) => name === 'page_view').length;
    await expect.poll(seen).toBe(1);
    expect(await upstream.calls(pageViewCall)).toEqual([]);

    const { idToken } = await signedInAccount(page, product);
    await page.goto('/berlin');
    const calls = () => upstream.calls(pageViewCall);
    await expect.poll(async () => (await calls()).length).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(async () => (await calls()).length).toBe(2);
    const [first, second] = await calls();
    expect(first).toMatchObject({
      status: 201,
      body: { url: '/berlin', type: 'city', params: { citySlug: 'berlin' } },
    });
    expect(second).toMatchObject({
      status: 201,
      headers: { authorization: `Bearer ${idToken}` },
      body: { url: '/about', type: 'about', referral_url: `${product.web}/berlin` },
    });
  },
);
