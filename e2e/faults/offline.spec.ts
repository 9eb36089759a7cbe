import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/;

/** The style sheets that failed to load; a browser throws when their rules are read. */
const lostStyles = (page: Page): Promise<number> =>
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

const ways = [
  { from: '/', to: '/berlin', heading: 'Side jobs in Berlin' },
  { from: '/berlin', to: '/berlin/swiftbite', heading: 'Bike courier' },
] as const;

for (const { from, to, heading } of ways) {
  test(`navigation to ${to} continues by itself once the browser is online again`, async ({
    page,
    context,
    guards,
  }) => {
    guards.allow(lost, 'the browser is offline');
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
    expect(await lostStyles(page)).toBe(0);
  });

  test(`Try again loads ${to} after its code and its data were lost`, async ({ page, guards }) => {
    guards.allow(lost, 'the connection is lost');
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
    expect(await lostStyles(page)).toBe(0);
  });
}

test('a form whose code was lost says so, and opens at the second try', async ({ page, context, guards }) => {
  guards.allow(lost, 'the browser is offline');
  await page.goto('/berlin');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Apply', exact: true }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This part didn’t load.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await lostStyles(page)).toBe(0);
});
