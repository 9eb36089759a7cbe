import { linksIn, offersIn, regionOf } from '../harness/links.ts';
import { type RestCityCategory, type RestList, type RestOffer, restAnswer } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

const deliveryOffers = async (services: string, query: string) => {
  const { items } = await restAnswer<RestList<RestOffer>>(
    services,
    `/job_offers?city_slug=berlin&categories=delivery&limit=20&${query}`,
  );
  return { items, paths: items.map(({ partner }) => `/berlin/${partner.slug}`) };
};

const categoryOf = async (services: string, slug: string) => {
  const { items } = await restAnswer<RestList<RestCityCategory>>(
    services,
    `/city_categories?city_slug=berlin&category_slug=${slug}`,
  );
  return items[0];
};

test(
  'a category page loads the category by the slugs of city and category',
  { tag: ['@R2.57', '@R2.90'] },
  async ({ page, upstream }) => {
    const answer = await page.goto('/berlin/delivery-c');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery jobs in Berlin');
    await expect(page.getByText('22 gigs', { exact: true }).first()).toBeVisible();
    const calls = await upstream.calls({ method: 'GET', path: /\/city_categories$/, query: 'category_slug' });
    expect(calls.map(({ path, query }) => [path, query['city_slug'], query['category_slug']])).toEqual([
      ['/web-api/en/city_categories', 'berlin', 'delivery'],
    ]);
  },
);

test(
  'the old form of the address redirects to the category, and other languages have their own slug',
  { tag: ['@R2.57'] },
  async ({ request, serverPage: page }) => {
    const old = await request.get('/berlin/delivery/cat', { maxRedirects: 0 });
    expect([old.status(), old.headers()['location']]).toEqual([301, '/berlin/delivery-c']);
    await page.goto('/de/berlin/lieferung-c');
    await expect(page).toHaveURL('/de/berlin/lieferung-c');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

test(
  'a category page lists the offers of that category, 20 a page, and the pager leads to page 2',
  { tag: ['@R2.58', '@R2.99'] },
  async ({ page, product }) => {
    const [first, second] = [
      await deliveryOffers(product.services, 'page=1'),
      await deliveryOffers(product.services, 'page=2'),
    ];
    for (const { categories } of [...first.items, ...second.items])
      expect(categories.map(({ orgSlug }) => orgSlug)).toContain('delivery');
    expect([first.items.length, second.items.length]).toEqual([20, 2]);
    const list = regionOf(page, 'Delivery in Berlin');

    await page.goto('/berlin/delivery-c');
    expect(await offersIn(list)).toEqual(first.paths);
    const pager = page.getByRole('navigation', { name: 'Pages of gigs' });
    expect(await linksIn(pager)).toEqual([
      '/berlin/delivery-c',
      '/berlin/delivery-c/page-2',
      '/berlin/delivery-c/page-2',
    ]);
    await pager.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/berlin/delivery-c/page-2');
    await expect.poll(() => offersIn(list)).toEqual(second.paths);

    await page.goto('/berlin/delivery-c/page-2');
    await expect(page).toHaveTitle('Delivery jobs in Berlin – Page 2 | Citygigs');
    expect(await offersIn(list)).toEqual(['/berlin/hammerhare', '/berlin/nattlopet']);
  },
);

test('a category page clears the filters of the city', { tag: ['@R2.91'] }, async ({ page }) => {
  await page.goto('/berlin?categories=driving&type=part-time');
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
  await regionOf(page, 'Popular categories').getByRole('link', { name: 'Delivery' }).click();
  await expect(page).toHaveURL('/berlin/delivery-c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery jobs in Berlin');
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  const list = regionOf(page, 'Delivery in Berlin');
  await expect(list.locator('[aria-current="true"]')).toHaveText([/^Any type \(\d+\)$/]);
  await expect(list.getByRole('article')).toHaveCount(20);
});

test(
  'categories in the query of a category page are ignored',
  { tag: ['@R2.91'] },
  async ({ serverPage: page, product }) => {
    const { paths } = await deliveryOffers(product.services, 'page=1');
    await page.goto('/berlin/delivery-c?categories=driving,surveys');
    expect(await offersIn(regionOf(page, 'Delivery in Berlin'))).toEqual(paths);
    await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  },
);

test('a type in the query lists only offers of that type', { tag: ['@R2.92'] }, async ({ page, product }) => {
  const { items, paths } = await deliveryOffers(product.services, 'type=student');
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['student']));
  const list = regionOf(page, 'Delivery in Berlin');
  await page.goto('/berlin/delivery-c?type=student');
  expect(await offersIn(list)).toEqual(paths);
  await expect(list.locator('[aria-current="true"]')).toHaveText([`Student job (${items.length})`]);

  await page.goto('/berlin/delivery-c?type=weekend');
  expect(await offersIn(list)).toEqual(['/berlin/nattlopet']);
  await page.getByRole('link', { name: 'Remove filter Weekend' }).click();
  await expect(page).toHaveURL('/berlin/delivery-c');
  await expect(list.getByRole('article')).toHaveCount(20);
});

test(
  'the title of a category page is its header',
  { tag: ['@R2.93'] },
  async ({ serverPage: page, product }) => {
    expect((await categoryOf(product.services, 'delivery'))?.header).toBe('Delivery jobs in Berlin');
    await page.goto('/berlin/delivery-c');
    await expect(page).toHaveTitle('Delivery jobs in Berlin | Citygigs');
  },
);

test(
  'a category without a header is titled by category and city',
  { tag: ['@R2.93'] },
  async ({ serverPage: page, product }) => {
    expect((await categoryOf(product.services, 'handyman'))?.header).toBeNull();
    await page.goto('/berlin/handyman-c');
    await expect(page).toHaveTitle('Handyman work in Berlin | Citygigs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handyman work in Berlin');
  },
);

test(
  'a category page has an overview and an infographic of three numbered steps',
  { tag: ['@R2.95'] },
  async ({ serverPage: page }) => {
    await page.goto('/berlin/delivery-c');
    const block = regionOf(page, 'How to start');
    await expect(block).toContainText('You bring food, groceries or parcels to people in Berlin');
    const steps = block.getByRole('listitem');
    await expect(steps).toHaveText([/^1Choose/, /^2Apply/, /^3Earn/]);
    for (const step of await steps.all()) await expect(step.locator('svg')).toBeVisible();
  },
);

test(
  'a category or a city that does not exist answers 404 without a redirect',
  { tag: ['@R2.101'] },
  async ({ serverPage: page, guards }) => {
    guards.allow(/status of 404/, 'the page does not exist');
    for (const path of ['/berlin/no-such-c', '/no-such-city/delivery-c']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  },
);
