import { addressKinds } from '../routing/addressKinds.ts';
import { expect, test } from '../harness/test.ts';
import { pressAll } from './pressAll.ts';
import { translate } from './translate.ts';

test.use({ isUndecided: true, allowsAnalytics: true });

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

for (const path of pages)
  test(`every button of ${path} works on a page that the browser translates`, async ({ page, guards }) => {
    test.slow();
    guards.allow(/status of 4/, 'Forms are sent empty.');
    const open = async () => {
      await page.goto(path);
      await translate(page);
    };
    expect(await pressAll(page, open)).toBeGreaterThan(3);
    await expect(page.getByText(/didn’t load/)).toHaveCount(0);
  });
