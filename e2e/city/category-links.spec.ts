import { linksIn, regionOf } from '../harness/links.ts';
import { type RestCityCategory, type RestList, restAnswer } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test(
  'a category page links to the city and to the 4 other categories with the most partners',
  { tag: ['@R2.96', '@R2.97', '@R9.18'] },
  async ({ page, product, upstream }) => {
    const { items } = await restAnswer<RestList<RestCityCategory>>(
      product.services,
      '/city_categories?city_slug=berlin&sort=partners_count',
    );
    const others = items.map(({ category }) => category.slug).filter((slug) => slug !== 'driving');
    await page.goto('/berlin/driving-c');
    const block = regionOf(page, 'Other categories in Berlin');
    expect(await linksIn(block)).toEqual([
      '/berlin',
      ...others.slice(0, 4).map((slug) => `/berlin/${slug}-c`),
    ]);
    expect(await linksIn(block)).toEqual([
      '/berlin',
      '/berlin/delivery-c',
      '/berlin/surveys-c',
      '/berlin/cleaning-c',
      '/berlin/pet-care-c',
    ]);
    const calls = await upstream.calls({ path: /\/city_categories$/, query: 'sort' });
    expect(calls.map(({ query }) => query['sort'])).toEqual(['partners_count']);
    await block.getByRole('link', { name: 'All categories in Berlin' }).click();
    await expect(page).toHaveURL('/berlin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Side jobs in Berlin');
  },
);

test(
  'a category page shows the rating of the category with its count, and at most 3 reviews',
  { tag: ['@R2.98', '@R9.20'] },
  async ({ page, product, upstream }) => {
    const { items } = await restAnswer<RestList<RestCityCategory>>(
      product.services,
      '/city_categories?city_slug=berlin&category_slug=delivery',
    );
    expect([items[0]?.rating?.toFixed(1), items[0]?.ratingCount]).toEqual(['4.0', 149]);
    await page.goto('/berlin/delivery-c');
    const block = regionOf(page, 'Reviews: Delivery in Berlin');
    await expect(block.getByText('4.0 out of 5 from 149 ratings', { exact: true })).toBeVisible();
    await expect(block.getByRole('article')).toHaveCount(3);
    const calls = await upstream.calls({ path: /\/reviews\/latest$/ });
    expect(calls.map(({ query }) => [query['limit'], query['category_id']])).toEqual([['3', '1']]);
  },
);

test(
  'a category page links to the same category in at most 7 nearby cities',
  { tag: ['@R2.100'] },
  async ({ page }) => {
    await page.goto('/berlin/delivery-c');
    const block = regionOf(page, 'Delivery near Berlin');
    expect(await linksIn(block.getByRole('list'))).toEqual([
      '/bernau-bei-berlin/delivery-c',
      '/falkensee/delivery-c',
      '/ludwigsfelde/delivery-c',
      '/potsdam/delivery-c',
      '/oranienburg/delivery-c',
      '/konigs-wusterhausen/delivery-c',
      '/strausberg/delivery-c',
    ]);
    await block.getByRole('link', { name: 'Potsdam' }).click();
    await expect(page).toHaveURL('/potsdam/delivery-c');
  },
);

test.describe('for bots', () => {
  test.use({ userAgent: bot });

  test('nearby cities are neither shown nor requested', { tag: ['@R2.100'] }, async ({ page, upstream }) => {
    await page.goto('/berlin/delivery-c');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery jobs in Berlin');
    await page.waitForLoadState('networkidle');
    await expect(regionOf(page, 'Delivery near Berlin')).toHaveCount(0);
    expect(await upstream.calls({ path: /\/cities$/, query: 'lat' })).toEqual([]);
  });
});

test(
  'the page omits nearby cities without a message when they do not load',
  { tag: ['@R2.102'] },
  async ({ page, upstream }) => {
    await upstream.fault({ path: /\/cities$/, query: 'lat' }, { kind: 'status', status: 500 });
    const answer = await page.goto('/berlin/delivery-c');
    expect(answer?.status()).toBe(200);
    await expect(regionOf(page, 'Delivery in Berlin').getByRole('article')).toHaveCount(20);
    await expect(regionOf(page, 'Delivery near Berlin')).toHaveCount(0);
    await expect(page.getByText('This part didn’t load.')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Error')).toHaveCount(0);
    const failed = await upstream.calls({ path: /\/cities$/, query: 'lat' });
    expect(failed.map(({ status }) => status)).toContain(500);
  },
);
