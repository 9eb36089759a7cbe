import { expect, test } from '../harness/test.ts';

const address = '/compare?offers=berlin/swiftbite,berlin/nestkin';

test('a shared address shows the same comparison to a visitor who has chosen no offers', async ({
  page,
  upstream,
}) => {
  await page.goto(`/de${address}`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Was verglichen wird',
    /Swiftbite in Berlin/,
    /Nestkin in Berlin/,
  ]);
  await expect(page.getByRole('row', { name: /^Startkosten/ }).getByText('Bester Wert')).toHaveCount(1);
  expect(await upstream.calls({ path: /\/job-offer$/ })).toHaveLength(2);
  expect(await page.evaluate(() => localStorage.getItem('comparison'))).toBeNull();
  await page.getByRole('button', { name: 'Vergleich speichern' }).click();
  await page.goto('/de/berlin');
  await expect(page.getByRole('link', { name: '2 Jobs vergleichen' })).toBeVisible();
});

test('the link can be copied, and a column removed', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address},berlin/noodlewheel`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(product.web).origin}${address},berlin/noodlewheel`,
  );
  await page.getByRole('link', { name: 'Remove Noodlewheel in Berlin' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('an offer that no longer exists is reported, and the rest is shown', async ({ serverPage: page }) => {
  await page.goto(`${address},berlin/nobody-at-all`);
  await expect(page.getByText('One of the gigs is no longer on the site.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('duplicate offers get one column each, and a fifth offer is not shown', async ({ serverPage: page }) => {
  await page.goto('/compare?offers=berlin/swiftbite,BERLIN/Swiftbite,berlin/nestkin,berlin/noodlewheel');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.goto(`${address},berlin/noodlewheel,berlin/parcelpath,berlin/glowclean`);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('columnheader', { name: /Glowclean/ })).toHaveCount(0);
});

for (const query of ['', '?offers=', '?offers=%3Cscript%3E,../..,a', '?offers[]=1&offers=&offers=x'])
  test(`with nothing to compare in "${query}" the page explains what to do`, async ({ serverPage: page }) => {
    const answer = await page.goto(`/compare${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('Nothing to compare yet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find gigs' })).toHaveAttribute(
      'href',
      '/',
    );
  });

test('with one offer the page links to others in its city', async ({ page }) => {
  await page.goto('/compare?offers=berlin/swiftbite');
  await expect(page.getByText('Add another gig to compare with Swiftbite in Berlin')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all gigs in Berlin' }).click();
  await expect(page).toHaveURL('/berlin');
});

test('the comparison page is not indexed', async ({ serverPage: page, request }) => {
  await page.goto(address);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/compare');
});

test('the names of the gigs stay visible while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(address);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  const head = page.getByRole('columnheader', { name: /Swiftbite/ });
  await expect.poll(() => head.evaluate((element) => element.getBoundingClientRect().top)).toBe(64);
});

test('in print only the table is shown, dark on white even in the dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('link', { name: 'Remove Swiftbite in Berlin' }),
    page.getByRole('link', { name: 'Apply' }),
  ])
    await expect(hidden).toBeHidden();
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return { backgroundColor, color, colorScheme };
    });
  await expect.poll(colours).toEqual({
    backgroundColor: 'rgb(255, 255, 255)',
    color: 'rgb(20, 32, 42)',
    colorScheme: 'light',
  });
});

test('the print button opens the browser’s dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test('when one offer does not load the others are shown', async ({ page, upstream }) => {
  await upstream.fault({ path: /\/job-offer$/ }, { kind: 'status', status: 500 }, 1);
  await page.goto(`${address},berlin/noodlewheel`);
  await expect(page.getByText('One of the gigs didn’t load. Try again in a moment.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('when no offer loads the page shows an error with status 503', async ({ page, upstream, guards }) => {
  guards.allow(/status of 503/, 'the back end is broken');
  await upstream.fault({ path: /\/job-offer$/ }, { kind: 'status', status: 500 });
  expect((await page.goto(address))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is read from its address and columns are removed by links', async ({ page }) => {
    await page.goto(`${address},berlin/noodlewheel`);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.getByRole('link', { name: 'Remove Swiftbite in Berlin' }).click();
    await expect(page).toHaveURL('/compare?offers=berlin/nestkin,berlin/noodlewheel');
    await page.goto('/berlin');
    await expect(page.getByRole('button', { name: 'Compare Swiftbite in Berlin' })).toBeHidden();
  });
});
