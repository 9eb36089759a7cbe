import { expect, test } from '../harness/test.ts';

for (const [address, cityCalls] of [
  ['/berlin', 1],
  ['/berlin/delivery-c', 1],
  // The answer of the offer has what is needed of its city.
  ['/berlin/swiftbite', 0],
  ['/company/swiftbite/germany/berlin', 1],
] as const)
  test(`${address} makes ${cityCalls} calls for its city and one for the nearby cities`, async ({
    page,
    upstream,
  }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('contentinfo')).toContainText('Cities near Berlin');
    const calls = await upstream.calls({ method: 'GET', path: /\/cities(\/(slug|id)\/[^/]+)?\/?$/ });
    expect(calls.filter(({ path, query }) => /slug|id/.test(path) || 'ids' in query)).toHaveLength(cityCalls);
    expect(calls.filter(({ query }) => 'lat' in query)).toHaveLength(1);
  });
