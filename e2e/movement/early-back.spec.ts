import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';

const isScript = (url: string): boolean => /\/assets\/.*\.js$/.test(url);

for (const [missing, isMissing] of firstCases(1, [
  ['its scripts', isScript],
  ['the scripts of its page', (url: string, ofPage: ReadonlySet<string>) => ofPage.has(url)],
] as const))
  test(`Back on a reloaded page that is still waiting for ${missing} returns to the page before`, async ({
    page,
  }) => {
    await page.goto('/berlin');
    const ofPage = new Set<string>();
    page.on('request', (request) => {
      if (isScript(request.url())) ofPage.add(request.url());
    });
    await page.locator('main a[href="/berlin/nestkin"]').first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Babysitter');

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const files = ({ href }: URL) => isMissing(href, ofPage);
    await page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest((request) => files(new URL(request.url())));
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
