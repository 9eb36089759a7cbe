import { expect, test } from '../harness/test.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}

declare global {
  interface Window {
    /** What moved by itself, and how far. */
    layoutShifts: string[];
  }
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/berlin', '/berlin/swiftbite']) {
      test(`nothing on ${path} moves by itself, neither while it loads nor on the way down`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          window.layoutShifts = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Shift[]) {
              if (entry.hadRecentInput) continue;
              const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? 'text');
              window.layoutShifts.push(`${entry.value}: ${moved.join(', ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < height; y += 700) {
          await page.evaluate(async (top) => {
            window.scrollTo(0, top);
            // A shift is noted with the frame after the one that it is in.
            for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
          }, y);
        }
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      });
    }
  });
}
