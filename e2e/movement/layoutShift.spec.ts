import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { signedInAccount } from '../harness/accounts/account.ts';
import { expect, test } from '../harness/test.ts';

test.use({ isFirstVisit: true });

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}

declare global {
  interface Window {
    /** The layout shifts: what moved without user input, and how far. */
    layoutShifts: string[];
  }
}

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'text');
        window.layoutShifts.push(`${entry.value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, { tag: width === 360 ? [] : '@long' }, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of firstCases(2, ['/berlin', '/berlin/swiftbite', '/'])) {
      test(`nothing on ${path} shifts, neither while it loads nor while scrolling`, async ({ page }) => {
        await watchShifts(page);
        // Waits for the font, because shifts by a late font are tested below.
        await page.goto('/about');
        await page.evaluate(() => document.fonts.ready);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const height = await heightOf(page);
        for (let y = 0; y < height; y += 700) {
          await page.evaluate(async (top) => {
            window.scrollTo(0, top);
            // A shift is reported one frame after it happens.
            for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
          }, y);
        }
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      });
    }

    test('nothing on the profile of a signed-in user shifts while it loads', async ({ page, product }) => {
      await signedInAccount(page, product);
      await watchShifts(page);
      await page.goto('/about');
      await page.evaluate(() => document.fonts.ready);
      await page.goto('/profile/user');
      await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

    test('a late font takes the same space as its fallback', async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await setTimeout(1000);
        await route.continue();
      });
      await watchShifts(page);
      await page.goto('/berlin');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => window.layoutShifts);
      expect(shifts.filter((shift) => Number.parseFloat(shift) > 0.001)).toEqual([]);
    });

    for (const path of firstCases(1, ['/company/swiftbite', '/berlin']))
      test(`the scripts of ${path} add nothing to its height`, async ({ page }) => {
        const { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<void>();
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          await scriptsAllowed;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const height = await heightOf(page);
        allowScripts();
        await expect(page.getByRole('button', { name: 'Report' }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await heightOf(page)).toBe(height);
      });
  });
}
