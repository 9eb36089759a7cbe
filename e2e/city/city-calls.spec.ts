import { expect, test } from '../harness/test.ts';

for (const address of [
  '/berlin',
  '/berlin/delivery-c',
  '/berlin/swiftbite',
  '/company/swiftbite/germany/berlin',
])
  test(`${address} requests its city once and the nearby cities once`, async ({ page, upstream }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('contentinfo')).toContainText('Cities near Berlin');
    const calls = await upstream.calls({ method: 'GET', path: /\/cities(\/(slug|id)\/[^/]+)?\/?$/ });
    expect(calls.filter(({ path, query }) => /slug|id/.test(path) || 'ids' in query)).toHaveLength(1);
    expect(calls.filter(({ query }) => 'lat' in query)).toHaveLength(1);
  });
