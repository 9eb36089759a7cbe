import type { Page } from '@playwright/test';
import type { ProxyControl } from '../harness/control.ts';
import type { RecordedCall } from '../harness/faults.ts';
import { expect, test } from '../harness/test.ts';

const paths = ['/', '/berlin', '/berlin/delivery-c', '/berlin/swiftbite', '/about'];

/** The data in a call that bots must not request: figures of offers, also as parts of other rows, and nearby cities. */
const kindsOf = ({ path, query }: RecordedCall): string[] => {
  const pathAndExpand = `${path} ${query['expand'] ?? ''}`;
  return [
    ...(/\/earning\/?( |$)|[ ,]earning(,|$)/.test(pathAndExpand) ? ['earning'] : []),
    ...(/sign-up-time|signUpTime/.test(pathAndExpand) ? ['sign-up time'] : []),
    ...(/customer-availability|customerAvailability/.test(pathAndExpand) ? ['availability'] : []),
    ...(path.endsWith('/cities') || path.endsWith('/cities/') ? ('lat' in query ? ['nearby'] : []) : []),
    ...(path.includes('ip_lookup') ? ['location'] : []),
  ];
};

const causedBy = async (page: Page, upstream: ProxyControl, path: string): Promise<string[]> => {
  await upstream.clear();
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const calls = await upstream.calls();
  if (path !== '/about') expect(calls.length).toBeGreaterThan(0);
  return [...new Set(calls.flatMap(kindsOf))].sort();
};

for (const [name, userAgent] of [
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
] as const)
  test.describe(`for ${name}`, { tag: name === 'bingbot' ? '@long' : [] }, () => {
    test.use({ userAgent, isUndecided: true });

    test('every page is complete, without calls for figures and nearby cities', async ({
      page,
      upstream,
    }) => {
      test.slow();
      for (const path of paths) {
        expect.soft(await causedBy(page, upstream, path), path).toEqual([]);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect.soft(page.locator('img[loading=lazy]'), path).toHaveCount(0);
        await expect.soft(page.locator('[data-notice]'), path).toHaveCount(0);
        await expect.soft(page.getByRole('main').getByText('This part didn’t load.'), path).toHaveCount(0);
      }
    });
  });

test('the same pages make those calls for people', async ({ page, upstream }) => {
  expect(await causedBy(page, upstream, '/berlin/swiftbite')).toEqual([
    'availability',
    'earning',
    'nearby',
    'sign-up time',
  ]);
  expect(await causedBy(page, upstream, '/about')).toEqual(['location', 'nearby']);
});
