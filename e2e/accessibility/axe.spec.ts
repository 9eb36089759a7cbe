import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { expect, test } from '../harness/test.ts';
import { axeFindings } from './axeFindings.ts';
import { inLanguage } from './everyRoute.ts';
import { pageStates } from './pageStates.ts';
import { tooWideOn } from './tooWideOn.ts';
import { viewsOf } from './views.ts';

const expectSoon = expect.configure({ soft: true });

test('every combination of language, colour scheme and width occurs on at least two pages', () => {
  const counts = new Map<string, number>();
  for (const [index, { width }] of pageStates.entries())
    for (const view of viewsOf(index, isWholeMatrix, width)) {
      const key = JSON.stringify(view);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  expect(counts.size).toBe(12);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2);
});

for (const [index, { name, path, width: only, open, isScriptless }] of pageStates.entries()) {
  const views = viewsOf(index, isWholeMatrix, only);
  test(`axe finds no violations on ${name} in ${views.length === 1 ? 'one view' : `${views.length} views`}`, async ({
    page,
    guards,
  }) => {
    test.setTimeout(10_000 + views.length * 20_000);
    if (path === '/404') guards.allow(/status of 404/, 'the page does not exist');
    if (path === '/%E0%A4%A') guards.allow(/status of 400/, 'the address is malformed');
    guards.allow(
      /was preloaded using link preload/,
      'the browser uses the larger picture of an earlier view',
    );
    // All views share one page, because the first visit costs several times as much as later ones.
    for (const { language, colorScheme, width } of views)
      await test.step(`${language}, ${colorScheme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        // Reduced motion avoids measuring contrast in the middle of a colour transition.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(inLanguage(language, path), isScriptless ? { waitUntil: 'commit' } : {});
        await page.waitForLoadState();
        await open?.(page);
        expect.soft(await axeFindings(page), `${language}, ${colorScheme}, ${width} px`).toEqual([]);
        if (!open) {
          await page.setViewportSize({ width: 320, height: 640 });
          // Media queries apply some frames after a resize.
          await expectSoon.poll(() => tooWideOn(page), `${language}, 320 px`).toEqual([]);
        }
        // State from this view must not carry over to the next one.
        await page.evaluate(() => localStorage.clear());
      });
  });
}
