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
    const statuses = async () => (await calls()).map(({ status }) => status);
    await expect.poll(statuses).toEqual([201]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(statuses).toEqual([201, 201]);
    const [first, second] = await calls();
    expect(first).toMatchObject({
      body: { url: '/berlin', type: 'city', params: { citySlug: 'berlin' } },
    });
    expect(second).toMatchObject({
      headers: { authorization: `Bearer ${idToken}` },
      body: { url: '/about', type: 'about', referral_url: `${product.web}/berlin` },
    });
  },
);
