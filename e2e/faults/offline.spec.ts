import { expect, test } from '../harness/test.ts';

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/;

const ways = [
  { from: '/', to: '/berlin', heading: 'Side jobs in Berlin' },
  { from: '/berlin', to: '/berlin/swiftbite', heading: 'Bike courier' },
] as const;

for (const { from, to, heading } of ways) {
  test(`the way to ${to} goes on by itself once the browser is online again`, async ({
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
  });

  test(`Try again brings ${to} when its code and its data were lost`, async ({ page, guards }) => {
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
  });
}
