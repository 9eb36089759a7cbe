import type { Locator, Page } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';
import { noticeOf } from './notice.ts';

test.use({ isUndecided: true });

const box = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of firstCases(1, ['/berlin', '/']))
  test(`the layout of ${path} makes room for the cookie notice, which shifts nothing and hides no focus`, async ({
    page,
  }) => {
    await page.goto(path);
    // Parts that are loaded late, such as fonts, may still change the height.
    await page.waitForLoadState('networkidle');
    const { height } = await box(noticeOf(page));
    const [heading, footer] = [page.getByRole('heading', { level: 1 }), page.getByRole('contentinfo')];
    const [longer, headingTop] = [await pageHeight(page), (await box(heading)).top];
    // The end of the page can be scrolled above the notice.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(900 - (await box(footer)).bottom).toBeGreaterThanOrEqual(Math.floor(height));
    await page.evaluate(() => window.scrollTo(0, 0));

    // The notice has three buttons and a link; after them the focus moves on in the page.
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const isInNotice = await focused.evaluate((node) => node.closest('[data-notice]') !== null);
      if (!isInNotice) expect((await box(focused)).bottom).toBeLessThanOrEqual(900 - height);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await noticeOf(page).getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => pageHeight(page)).toBe(longer - Math.round(height));
    expect((await box(heading)).top).toBe(headingTop);
  });

test('in print neither the notice nor fields to fill in are shown', async ({ page }) => {
  await page.goto('/berlin/swiftbite');
  await expect(noticeOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(noticeOf(page)).toBeHidden();
  await expect(page.locator('main input:visible')).toHaveCount(0);
});
