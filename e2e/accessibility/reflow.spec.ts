import { expect, test } from '../harness/test.ts';
import { languageCodes } from '../languages/languageCodes.ts';
import { everyRoute, inLanguage } from './everyRoute.ts';
import { tooWideOn } from './tooWideOn.ts';

test.use({ viewport: { width: 320, height: 640 } });

const batchSize = 7;
const batches = Array.from({ length: Math.ceil(everyRoute.length / batchSize) }, (_none, index) =>
  everyRoute.slice(index * batchSize, (index + 1) * batchSize),
);

// axe.spec.ts checks each page in one language.
for (const language of languageCodes)
  for (const paths of batches)
    test(
      `nothing scrolls horizontally at 320 px in ${language}: ${paths.join(' ')}`,
      { tag: '@long' },
      async ({ page, guards }) => {
        test.slow();
        guards.allow(/status of 404/, 'one of the pages does not exist');
        for (const path of paths) {
          await page.goto(inLanguage(language, path));
          expect.soft(await tooWideOn(page), path).toEqual([]);
        }
      },
    );
