import { isWholeMatrix } from '../config/environment.ts';
import { expect, test } from '../harness/test.ts';
import { everyRoute, inLanguage } from './everyRoute.ts';

test.use({ viewport: { width: 320, height: 640 } });

// German has the longest words.
const languages = isWholeMatrix() ? ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr'] : ['de'];

for (const path of everyRoute) {
  for (const language of languages) {
    test(`${path} needs no scrolling sideways at 320 px in ${language}`, async ({ page, guards }) => {
      if (path === '/404') guards.allow(/status of 404/, 'the page does not exist');
      await page.goto(inLanguage(language, path));
      const { whole, sticksOut } = await page.evaluate(() => ({
        whole: document.documentElement.scrollWidth,
        // Text that a parent cuts off does not scroll, and cannot be read either.
        sticksOut: [...document.querySelectorAll('h1, h2, h3, p, a, button, summary, label, input')]
          .filter((element) => element.checkVisibility())
          // A table of several columns may scroll in a place of its own that the keyboard reaches too.
          .filter((element) => element.closest('[role="region"][tabindex="0"][aria-label]') === null)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
      }));
      expect(sticksOut).toEqual([]);
      expect(whole).toBeLessThanOrEqual(320);
    });
  }
}
