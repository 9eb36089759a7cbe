import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const connectionErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported|no-response/;

/** Only visitors who do not save data have copies. */
test.use({ isPreloading: true, isFirstVisit: true });

/** The addresses of the pages that can be read without a connection. */
const copies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('offline:pages')).keys();
    return kept.map(({ url }) => url.slice(location.origin.length)).toSorted();
  });

const allowPreferences = (page: Page) =>
  page.addInitScript(() => {
    const choice = { essential: true, preferences: true, analytics: false, marketing: false };
    localStorage['cookieConsent'] = JSON.stringify({ ...choice, chosenAt: Date.now() });
  });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('opened gigs and a comparison can be read without a connection; another page says so, and opens once there is one', async ({
  page,
  context,
  guards,
}) => {
  guards.allow(connectionErrors, 'the browser is offline');
  await allowPreferences(page);
  await page.goto('/berlin/nestkin');
  await page.goto('/berlin');
  const main = page.getByRole('main');
  for (const partner of ['Swiftbite', 'Nestkin'])
    await main
      .getByRole('button', { name: `Compare ${partner} in Berlin` })
      .first()
      .click();
  const comparison = '/compare?offers=berlin/swiftbite,berlin/nestkin';
  await expect.poll(() => copies(page)).toEqual(['/berlin/nestkin', comparison, '/offline']);

  await context.setOffline(true);
  await page.goto('/berlin/nestkin?utm_source=mail');
  await expect(page).toHaveURL('/berlin/nestkin');
  await expect(title(page)).toHaveText('Babysitter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('You’re offline.');
  await page.goto(comparison);
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  await page.goto('/hamburg');
  await expect(title(page)).toHaveText('You’re offline');
  const readable = main.getByRole('region', { name: 'You can read these now' });
  await expect(readable.getByRole('link')).toHaveText(['Your comparison', 'Nestkin']);
  await readable.getByRole('link', { name: 'Nestkin' }).click();
  await expect(title(page)).toHaveText('Babysitter');

  await page.goto('/hamburg');
  await expect(title(page)).toHaveText('You’re offline');
  await context.setOffline(false);
  // The browser of the journeys takes itself to be online on a page that it opened without a connection.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveURL('/hamburg');
  await expect(title(page)).toHaveText('Flexible jobs in Hamburg');
});

test('who has not agreed has copies of saved gigs alone, which a removal drops', async ({ page }) => {
  await page.goto('/berlin/nestkin');
  await page.goto('/berlin/swiftbite');
  const save = page.getByRole('main').getByRole('button', { name: 'Save Swiftbite in Berlin' }).first();
  await save.click();
  await expect.poll(() => copies(page)).toEqual(['/berlin/swiftbite', '/offline']);
  await save.click();
  await expect.poll(() => copies(page)).toEqual(['/offline']);
  await page.goto('/offline');
  await expect(page.getByText('Gigs that you save or compare can be read here')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['You’re offline']);
});

test('an update replaces copies of the former build, and drops its files', async ({ page }) => {
  await allowPreferences(page);
  await page.goto('/berlin/nestkin');
  await expect.poll(() => copies(page)).toEqual(['/berlin/nestkin', '/offline']);
  await page.evaluate(async () => {
    const sent = { 'content-type': 'text/html', date: new Date().toUTCString() };
    const pages = await caches.open('offline:pages');
    await pages.put('/offline', new Response('<script src="/assets/former.js"></script>', { headers: sent }));
    await caches.delete('offline:files');
    await (await caches.open('offline:files')).put('/assets/former.js', new Response('former'));
  });
  await page.reload();
  const shell = () =>
    page.evaluate(async () => {
      const copy = await caches.match('/offline', { ignoreVary: true });
      const former = await caches.match('/assets/former.js');
      return { isFormer: (await copy?.text())?.includes('former.js'), hasFormerFile: former !== undefined };
    });
  await expect.poll(shell).toEqual({ isFormer: false, hasFormerFile: false });
});
