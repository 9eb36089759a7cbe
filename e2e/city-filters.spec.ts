import type { Locator, Page } from '@playwright/test';
import { offersIn, regionOf } from './harness/links.ts';
import { type RestList, type RestOffer, restAnswer } from './harness/restAnswer.ts';
import { expect, test } from './harness/test.ts';

/** The offers of Berlin that the services answer, as paths. */
const berlinOffers = async (services: string, query: string) => {
  const { items } = await restAnswer<RestList<RestOffer>>(
    services,
    `/job_offers?city_slug=berlin&limit=20&${query}`,
  );
  return { items, paths: items.map(({ partner }) => `/berlin/${partner.slug}`) };
};

const listOf = (page: Page): Locator => regionOf(page, 'Gigs in Berlin');
const marked = (part: Locator): Promise<string[]> => part.locator('[aria-current="true"]').allTextContents();
const withoutMark = async (page: Page): Promise<string[]> => marked(page.locator('main'));

test('R2.75 categories in the query select categories: both are marked, only their offers are listed', async ({
  page,
  product,
}) => {
  const { items, paths } = await berlinOffers(product.services, 'categories=delivery,driving');
  const wanted = new Set(['delivery', 'driving']);
  for (const { categories } of items)
    expect(categories.some(({ orgSlug }) => wanted.has(orgSlug))).toBe(true);
  expect(paths).toHaveLength(20);
  expect(paths).not.toContain('/berlin/nestkin');

  await page.goto('/berlin?categories=delivery,driving');
  expect(await offersIn(listOf(page))).toEqual(paths);
  expect(await withoutMark(page)).toEqual(['Any type', 'Delivery (22)', 'Driving (11)']);
  const active = page.getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('link')).toHaveText(['Delivery', 'Driving']);

  await active.getByRole('link', { name: 'Remove filter Delivery' }).click();
  await expect(page).toHaveURL('/berlin?categories=driving');
  const driving = await berlinOffers(product.services, 'categories=driving');
  expect(driving.paths).toHaveLength(11);
  await expect.poll(() => offersIn(listOf(page))).toEqual(driving.paths);
});

test('R2.76 a type in the query selects that type: it is marked, only such offers are listed', async ({
  page,
  product,
}) => {
  const { items, paths } = await berlinOffers(product.services, 'type=part-time');
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['part-time']));
  expect(paths).toHaveLength(18);

  await page.goto('/berlin?type=part-time');
  expect(await offersIn(listOf(page))).toEqual(paths);
  expect(await withoutMark(page)).toEqual(['Part-time']);

  await page
    .getByRole('navigation', { name: 'Type of work' })
    .getByRole('link', { name: 'Weekend', exact: true })
    .click();
  await expect(page).toHaveURL('/berlin?type=weekend');
  await expect
    .poll(() => offersIn(listOf(page)))
    .toEqual(['/berlin/nestkin', '/berlin/mopmarten', '/berlin/nattlopet']);
});

test('R2.75 R2.76 both together narrow further, and the pager keeps them', async ({ page, product }) => {
  const { paths } = await berlinOffers(product.services, 'categories=delivery&type=student');
  await page.goto('/berlin?categories=delivery&type=student');
  expect(await offersIn(listOf(page))).toEqual(paths);
  await page.goto('/berlin?categories=delivery');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/berlin/page-2?categories=delivery');
  await expect.poll(() => offersIn(listOf(page))).toEqual(['/berlin/hammerhare', '/berlin/nattlopet']);
});

test('R2.75 R2.76 filters that no offer matches say so and can be cleared', async ({ page }) => {
  await page.goto('/berlin?categories=cleaning&type=freelance');
  await expect(
    page.getByText('No gig in Berlin matches these filters. Clear them to see all.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL('/berlin');
  await expect(listOf(page).getByRole('article')).toHaveCount(20);
});

test('R2.75 R2.76 values that do not exist are ignored', async ({ page }) => {
  await page.goto('/berlin?categories=no-such,%22%3E&type=never');
  await expect(listOf(page).getByRole('article')).toHaveCount(20);
  expect(await withoutMark(page)).toEqual(['Any type']);
});
