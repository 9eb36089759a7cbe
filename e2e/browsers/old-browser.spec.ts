import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Takes away what later browsers have (`web/vite/supportedBrowsers.ts`), and more where `isTooOld`. */
const growOld = (page: Page, isTooOld = false) =>
  page.addInitScript((old) => {
    const remove = (owner: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex');
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Array, 'fromAsync');
    remove(Promise, 'withResolvers', 'try');
    remove(URL, 'canParse', 'parse');
    remove(AbortSignal, 'timeout', 'any');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
    remove(globalThis, 'Iterator', 'navigation', 'requestIdleCallback', 'scheduler', 'CookieStore');
    if (old) remove(globalThis, 'structuredClone');
  }, isTooOld);

test('a browser of March 2022 runs the scripts', async ({ page }) => {
  await growOld(page);
  await page.goto('/berlin');
  const list = page.getByRole('region', { name: 'Gigs in Berlin' });
  await list.getByRole('button', { name: 'Compare Swiftbite in Berlin' }).first().click();
  await expect(page.getByRole('region', { name: 'Gigs to compare' })).toBeVisible();
  await list.locator('summary', { hasText: 'Sort by' }).click();
  await list.getByRole('radio', { name: 'Highest pay' }).click();
  await expect(page).toHaveURL('/berlin?sort=earning');
  await page.goto('/berlin/nestkin');
  await page.getByRole('button', { name: 'Apply', exact: false }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an older browser shows the page that works without script', async ({ page }) => {
  await growOld(page, true);
  await page.goto('/berlin', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('script[type="module"]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/berlin/page-2');
  // The contents of `<noscript>` are part of the page.
  await page.goto('/berlin/nestkin', { waitUntil: 'commit' });
  await expect(page.locator('noscript')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href*="nestkin"]').first()).toBeVisible();
});
