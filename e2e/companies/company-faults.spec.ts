import { regionOf } from '../harness/links.ts';
import { expect, test } from '../harness/test.ts';

const broken = { kind: 'status', status: 500 } as const;
const retry = { name: 'Try again' } as const;

test.beforeEach(({ guards }) => guards.allow(/status of 5/, 'a service is broken'));

test('when the reviews of a company do not load, its offers and countries are shown', async ({
  page,
  upstream,
}) => {
  await upstream.fault({ path: /\/reviews\/partner\// }, broken);
  expect((await page.goto('/company/swiftbite'))?.status()).toBe(200);
  await expect(regionOf(page, 'Reviews of Swiftbite').getByRole('link', retry)).toBeVisible();
  await expect(regionOf(page, 'Gigs at Swiftbite').getByRole('article')).toHaveCount(6);
  await expect(regionOf(page, 'Countries where Swiftbite is active').getByRole('link')).toHaveCount(29);
});

test('when the offers of a company do not load, its reviews are shown', async ({ page, upstream }) => {
  await upstream.fault({ path: /\/job_offers$/ }, broken);
  expect((await page.goto('/company/swiftbite'))?.status()).toBe(200);
  await expect(regionOf(page, 'Gigs at Swiftbite')).toContainText('The gigs didn’t load.');
  await expect(regionOf(page, 'Reviews of Swiftbite').getByRole('article')).toHaveCount(12);
});

test('when the cities of a country do not load, the reviews are shown', async ({ page, upstream }) => {
  await upstream.fault({ path: /\/cities$/, query: 'partner_id' }, broken);
  expect((await page.goto('/company/swiftbite/germany'))?.status()).toBe(200);
  await expect(page.getByRole('region', { name: /^Germany/ }).getByRole('link', retry)).toBeVisible();
  await expect(regionOf(page, 'Reviews of Swiftbite: Germany').getByRole('article')).toHaveCount(12);
});

test('a company or a city that fails to load answers 503, not 404', async ({ page, upstream }) => {
  await upstream.fault({ path: /\/cities\/slug\// }, broken);
  expect((await page.goto('/company/swiftbite/germany/berlin'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  await upstream.fault({ path: /\/partners\/slug\// }, broken);
  expect((await page.goto('/company/swiftbite'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
});

test('a company that fails during navigation keeps the header and footer and loads on retry', async ({
  page,
  upstream,
}) => {
  await page.goto('/companies');
  await upstream.fault({ path: /\/partners\/slug\// }, broken, 1);
  await page.getByRole('link', { name: 'Breadbeam', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('button', retry).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breadbeam');
});
