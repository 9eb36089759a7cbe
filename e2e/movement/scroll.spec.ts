import type { Page } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';

const positionOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top);
const clickWithoutScrolling = (page: Page, path: string): Promise<void> =>
  page.locator(`main a[href="${path}"]`).first().dispatchEvent('click');

test(
  'Back and Forward restore the scroll position, however long the data take',
  { tag: ['@R2.66', '@R2.67'] },
  async ({ page, upstream }) => {
    await page.goto('/berlin');
    await upstream.fault({ path: /./ }, { kind: 'delay', ms: 500 });
    await scrollTo(page, 1500);
    await clickWithoutScrolling(page, '/berlin/glowclean');
    await expect(page).toHaveURL('/berlin/glowclean');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await positionOf(page)).toBe(0);

    await scrollTo(page, 700);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
    await expect.poll(() => positionOf(page)).toBe(1500);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Side jobs in Berlin');
    await expect.poll(() => positionOf(page)).toBe(700);
  },
);

test('Back to another document or another site restores the scroll position', async ({ page, upstream }) => {
  await page.goto('/berlin/swiftbite');
  await scrollTo(page, 900);
  await page.goto('/de/berlin');
  await upstream.fault({ path: /./ }, { kind: 'delay', ms: 500 });
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => positionOf(page)).toBe(900);
});

test(
  'another page of a list keeps the scroll position; a different list starts at the top',
  { tag: ['@R2.66', '@R2.68'] },
  async ({ page, upstream }) => {
    await page.goto('/berlin');
    await upstream.fault({ path: /./ }, { kind: 'delay', ms: 500 });
    await scrollTo(page, 1200);
    await page.getByRole('link', { name: 'Page 2' }).dispatchEvent('click');
    await expect(page).toHaveURL('/berlin/page-2');
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(await positionOf(page)).toBe(1200);
    await clickWithoutScrolling(page, '/berlin/driving-c');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Driving jobs in Berlin');
    await expect.poll(() => positionOf(page)).toBe(0);
  },
);

test(
  'Back to a page that must be loaded again waits for its content before it scrolls',
  { tag: ['@R2.67'] },
  async ({ page, upstream }) => {
    await page.goto('/berlin');
    await scrollTo(page, 1500);
    await clickWithoutScrolling(page, '/berlin/glowclean');
    await expect(page).toHaveURL('/berlin/glowclean');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload({ waitUntil: 'networkidle' });
    await upstream.fault({ path: /./ }, { kind: 'delay', ms: 500 });
    await page.goBack();
    await expect(page).toHaveURL('/berlin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
    await expect.poll(() => positionOf(page)).toBe(1500);
  },
);

test('Back before hydration restores the scroll position', async ({ page }) => {
  await page.goto('/berlin');
  await scrollTo(page, 1500);
  await clickWithoutScrolling(page, '/berlin/glowclean');
  await expect(page).toHaveURL('/berlin/glowclean');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.unroute(scripts);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
  await expect.poll(() => positionOf(page)).toBe(1500);
});

for (const [from, to] of firstCases(1, [
  ['/berlin', '/berlin/swiftbite'],
  ['/berlin/swiftbite', '/berlin'],
  ['/', '/berlin'],
]))
  test(
    `${to} starts at the top when it is opened from far down on ${from}`,
    { tag: ['@R2.66'] },
    async ({ page }) => {
      await page.goto(from);
      await scrollTo(page, 600);
      await clickWithoutScrolling(page, to);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await positionOf(page)).toBe(0);
    },
  );
