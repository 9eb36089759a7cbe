import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** Puts an element of this height into the slot of the cookie notice. */
const openNotice = async (page: Page, height: number): Promise<void> => {
  const slot = page.locator('[data-notice]');
  // React must have hydrated the slot first, or its content would not match the server's.
  const isKnown = () => slot.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await expect.poll(isKnown).toBe(true);
  await slot.evaluate((node, pixels) => {
    const notice = document.createElement('div');
    notice.style.height = `${pixels}px`;
    node.replaceChildren(notice);
  }, height);
};
const closeNotice = (page: Page) => page.locator('[data-notice]').evaluate((slot) => slot.replaceChildren());
const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of ['/', '/berlin', '/about'])
  test(`the layout of ${path} makes room for the cookie notice and shifts nothing`, async ({
    sharedPage: page,
  }) => {
    await page.goto(path);
    const [height, heading, footer] = [
      await pageHeight(page),
      await top(page.getByRole('heading', { level: 1 })),
      await top(page.getByRole('contentinfo')),
    ];
    await openNotice(page, 180);
    await expect.poll(() => pageHeight(page)).toBe(height + 180);
    expect(await top(page.getByRole('heading', { level: 1 }))).toBe(heading);
    expect(await top(page.getByRole('contentinfo'))).toBe(footer);

    // The end of the page can be scrolled above the notice.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bottom = await page
      .getByRole('contentinfo')
      .evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);
    expect(bottom).toBeGreaterThanOrEqual(180);

    await closeNotice(page);
    await expect.poll(() => pageHeight(page)).toBe(height);
  });

test('a focused element is not hidden behind the cookie notice', async ({ sharedPage: page }) => {
  await page.goto('/berlin');
  await openNotice(page, 300);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(900 - 300);
  }
});

test('redirect pages have no slot for the cookie notice', async ({ serverPage: page }) => {
  await page.goto('/redirect/berlin/parcelpath');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});
