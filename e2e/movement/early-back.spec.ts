import { expect, test } from '../harness/test.ts';

for (const [missing, files] of [
  ['its scripts', /\/assets\/.*\.js$/],
  ['its last script', /\/assets\/JobOfferPage-.*\.js$/],
] as const)
  test(`Back on a reloaded page that is still waiting for ${missing} returns to the page before`, async ({
    page,
  }) => {
    await page.goto('/berlin');
    await page.locator('main a[href="/berlin/nestkin"]').first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Babysitter');

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest(files);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading).toHaveText('Babysitter');
    await requested;
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/berlin');
    release();
    await expect(heading).toHaveText('Side jobs in Berlin');

    await page.locator('main a[href="/berlin/glowclean"]').first().click();
    await expect(page).toHaveURL('/berlin/glowclean');
    await page.goBack();
    await expect(heading).toHaveText('Side jobs in Berlin');
  });
