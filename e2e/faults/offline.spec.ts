import type { Page } from '@playwright/test';
import { firstCases } from '../config/firstCases.ts';
import { expect, test } from '../harness/test.ts';

const connectionErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/;

/** The number of style sheets that failed to load: reading their rules throws. */
const failedStyleSheets = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.styleSheets].filter((sheet) => {
        try {
          return sheet.cssRules.length < 0;
        } catch {
          return true;
        }
      }).length,
  );

const navigations = firstCases(1, [
  { from: '/berlin', to: '/berlin/swiftbite', heading: 'Bike courier' },
  { from: '/', to: '/berlin', heading: 'Side jobs in Berlin' },
]);

for (const { from, to, heading } of navigations) {
  test(`navigation to ${to} continues by itself once the browser is online again`, async ({
    page,
    context,
    guards,
  }) => {
    guards.allow(connectionErrors, 'the browser is offline');
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('main').locator(`a[href="${to}"]`).first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This page didn’t load');
    await context.setOffline(false);
    await expect(title).toHaveText(heading);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await failedStyleSheets(page)).toBe(0);
  });

  test(`Try again loads ${to} after its code and its data failed to load`, async ({ page, guards }) => {
    guards.allow(connectionErrors, 'the connection is lost');
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    const everything = /\/graphql|\/assets\/.*\.(?:js|css)/;
    await page.route(everything, (route) => route.abort());
    await page.getByRole('main').locator(`a[href="${to}"]`).first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This page didn’t load');
    await page.unroute(everything);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(title).toHaveText(heading);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await failedStyleSheets(page)).toBe(0);
  });
}

test.describe('on a first visit', () => {
  // The code of the form must not be in the browser's cache.
  test.use({ isFirstVisit: true });

  test('a form whose code failed to load shows an error and opens on retry', async ({
    page,
    context,
    guards,
  }) => {
    guards.allow(connectionErrors, 'the browser is offline');
    await page.goto('/berlin/nestkin');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Apply now' }).first().click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This part didn’t load.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Babysitter');
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Try again' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(await failedStyleSheets(page)).toBe(0);
  });
});
