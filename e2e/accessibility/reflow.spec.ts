import type { Page } from '@playwright/test';
import { isWholeMatrix } from '../config/environment.ts';
import { expect, test } from '../harness/test.ts';
import { languageCodes } from '../languages/languageCodes.ts';
import { everyRoute, inLanguage } from './everyRoute.ts';

test.use({ viewport: { width: 320, height: 640 } });

// German has the longest words.
const languages = isWholeMatrix() ? languageCodes : ['de'];

/** The elements that are wider than the window or cut off by it. */
const tooWideOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(document.documentElement.scrollWidth > 320
      ? [`the page: ${document.documentElement.scrollWidth} px`]
      : []),
    // Text clipped by a parent does not scroll, so it cannot be read either.
    ...[...document.querySelectorAll('h1, h2, h3, p, a, button, summary, label, input')]
      .filter((element) => element.checkVisibility())
      // A wide table may scroll in its own region, if that is focusable by keyboard.
      .filter((element) => element.closest('[role="region"][tabindex="0"][aria-label]') === null)
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  ]);

const batchSize = 7;
const batches = Array.from({ length: Math.ceil(everyRoute.length / batchSize) }, (_none, index) =>
  everyRoute.slice(index * batchSize, (index + 1) * batchSize),
);

for (const language of languages)
  for (const paths of batches)
    test(`nothing scrolls horizontally at 320 px in ${language}: ${paths.join(' ')}`, async ({
      page,
      guards,
    }) => {
      test.slow();
      guards.allow(/status of 404/, 'one of the pages does not exist');
      for (const path of paths) {
        await page.goto(inLanguage(language, path));
        expect.soft(await tooWideOn(page), path).toEqual([]);
      }
    });
