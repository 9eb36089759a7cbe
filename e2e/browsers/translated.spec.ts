import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { addressKinds } from '../routing/addressKinds.ts';
import { expect, test } from '../harness/test.ts';
import { pressAll } from './pressAll.ts';
import { translate } from './translate.ts';

const pages = [
  '/',
  '/berlin',
  '/berlin/swiftbite',
  '/berlin/nestkin',
  '/company/swiftbite',
  '/companies',
  '/compare?offers=berlin/swiftbite,berlin/nestkin',
  '/blog',
  '/my-desk/saved',
  ...addressKinds
    .filter(({ page }) => page === 'more-jobs' || page === 'more-job-offer')
    .map(({ path }) => path),
];

// One after the other, so that each presses what those before have not: pages have a header, a footer and many dialogs in common.
test.describe.configure({ mode: 'default' });
const pressedBefore = new Set<string>();

for (const [index, path] of pages.entries())
  test.describe(path, () => {
    test.use({ isUndecided: index === 0, allowsAnalytics: true });

    test('every button works on a page that the browser translates', async ({ page, guards }) => {
      test.slow();
      guards.allow(/status of 4/, 'Forms are sent empty.');
      const open = async () => {
        await page.goto(path);
        await translate(page);
      };
      const kinds = await pressAll(page, open, isWholeMatrix ? new Set() : pressedBefore);
      // The header has three.
      expect(kinds).toBeGreaterThan(2);
      await expect(page.getByText(/didn’t load/)).toHaveCount(0);
    });
  });
