import type { Locator, Page } from '@playwright/test';
import { restAnswer, type RestList } from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

interface RestPartner {
  readonly slug: string;
  readonly name: string;
}

const partnersOf = async (services: string, query: string): Promise<string[]> =>
  (await restAnswer<RestList<RestPartner>>(services, `/partners?limit=20&${query}`)).items.map(
    ({ slug }) => `/company/${slug}`,
  );

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** The companies listed on the page, as the paths of their cards. */
const listed = (page: Page): Promise<string[]> =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test(
  '/companies and /companies/page-2 show twenty companies each; /companies/2 is not found',
  { tag: ['@R2.37'] },
  async ({ page, product, guards }) => {
    await page.goto('/companies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
    await expect(page.getByText('40 companies', { exact: true })).toBeVisible();
    const first = await partnersOf(product.services, 'page=1');
    expect(first).toHaveLength(20);
    expect(await listed(page)).toEqual(first);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/companies/page-2');
    const second = await partnersOf(product.services, 'page=2');
    await expect.poll(() => listed(page)).toEqual(second);
    guards.allow(/status of 404/, 'the page does not exist');
    expect((await page.goto('/companies/2'))?.status()).toBe(404);
    expect((await page.goto('/companies/page-3'))?.status()).toBe(404);
    expect((await page.goto('/companies/page-0'))?.status()).toBe(404);
    const { status, headers } = await (async () => {
      const answer = await page.request.get('/companies/page-1?category=delivery', { maxRedirects: 0 });
      return { status: answer.status(), headers: answer.headers() };
    })();
    expect(status).toBe(301);
    expect(headers['location']).toBe('/companies?category=delivery');
  },
);

test('more companies are added in place, the first of them is focused, and Back and a reload show them again', async ({
  page,
  product,
}) => {
  await page.goto('/companies');
  const more = page.getByRole('link', { name: 'Show 20 more companies' });
  await expect(more).toHaveAttribute('href', '/companies/page-2');
  await more.click();
  const all = [
    ...(await partnersOf(product.services, 'page=1')),
    ...(await partnersOf(product.services, 'page=2')),
  ];
  await expect.poll(() => listed(page)).toEqual(all);
  await expect(page.locator(`a[href="${all[20]}"]`).first()).toBeFocused();
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL('/companies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(all[20] ?? '');
  await page.goBack();
  await expect.poll(() => listed(page)).toEqual(all);
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(all);
});

test('a card shows the company, its countries, its rating and its categories', async ({
  serverPage: page,
}) => {
  await page.goto('/companies');
  const card = cards(page).filter({ has: page.getByRole('link', { name: 'Breadbeam', exact: true }) });
  await expect(card.getByRole('img', { name: 'Logo of Breadbeam' })).toBeVisible();
  await expect(card).toContainText('Breadbeam delivers meals and groceries by bike.');
  await expect(card).not.toContainText('shifts');
  await expect(card).toContainText(/\d\.\d/);
  await expect(card).toContainText(/\d+ ratings/);
  await expect(card).toContainText(/\d+ gigs/);
  await expect(card).toContainText('8 countries');
  await expect(card.getByRole('list', { name: 'Category' }).getByRole('link')).toHaveText([
    'Delivery',
    'Hospitality',
  ]);
});

test(
  'the query parameter `category` filters the companies',
  { tag: ['@R2.38'] },
  async ({ serverPage: page, product }) => {
    const delivery = await partnersOf(product.services, 'category=delivery');
    await page.goto('/companies?category=delivery');
    expect(await listed(page)).toEqual(delivery);
    expect(delivery).not.toContain('/company/nestkin');
    const active = page.getByRole('list', { name: 'Active filters' });
    await expect(active.getByRole('link')).toHaveText(['Delivery']);
    await page.goto('/companies?category=babysitting');
    await expect(cards(page)).toHaveCount(1);
    expect(await listed(page)).toEqual(['/company/nestkin']);
  },
);

test(
  'the filter is cleared by an address without the parameter `category` and by its button',
  { tag: ['@R2.39', '@R3.81'] },
  async ({ page, product }) => {
    const all = await partnersOf(product.services, 'page=1');
    const active = page.getByRole('list', { name: 'Active filters' });
    await page.goto('/companies?category=delivery');
    await expect(active).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
    await expect(page).toHaveURL('/companies');
    await expect.poll(() => listed(page)).toEqual(all);
    await expect(active).toBeHidden();
    await expect(page.locator('main [aria-current="true"]')).toHaveText([
      'All categories',
      'All countries',
      'Any rating',
    ]);

    await page.locator('main summary').filter({ hasText: 'Category' }).click();
    await expect(page.getByRole('link', { name: 'All categories' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Babysitting (1)' }).click();
    await expect(page).toHaveURL('/companies?category=babysitting');
    await expect(active.getByRole('link')).toHaveText(['Babysitting']);
    await expect(page.getByText('1 company', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/companies');
    await expect(active).toBeHidden();
  },
);

test(
  'a category chip of a company sets the filter, and the pager keeps it',
  { tag: ['@R3.81'] },
  async ({ page, product }) => {
    await page.goto('/companies');
    await cards(page).first().getByRole('link', { name: 'Hospitality' }).click();
    await expect(page).toHaveURL('/companies?category=hospitality');
    await page.goto('/companies?category=delivery');
    const next = page.getByRole('link', { name: 'Next page' });
    await next.click();
    await expect(page).toHaveURL('/companies/page-2?category=delivery');
    const rest = await partnersOf(product.services, 'category=delivery&page=2');
    await expect.poll(() => listed(page)).toEqual(rest);
  },
);

test('companies are filtered by country and rating, and sorted by what is marked', async ({
  page,
  product,
}) => {
  await page.goto('/companies?category=delivery');
  await page.locator('main summary').filter({ hasText: 'Country' }).click();
  await page.getByRole('link', { name: 'Czechia (8)' }).click();
  await page.locator('main summary').filter({ hasText: 'Rating' }).click();
  await page.getByRole('link', { name: '3.5 stars or more (6)' }).click();
  await expect(page.getByText('6 companies', { exact: true })).toBeVisible();
  await page.locator('main summary').filter({ hasText: 'Sort by' }).click();
  await page.getByLabel('Most gigs').check();
  await expect(page).toHaveURL('/companies?category=delivery&country=cz&rating_from=3.5&sort=gigs');
  const query = 'category=delivery&country_code=cz&rating_from=3.5&sort=offers';
  const found = await partnersOf(product.services, query);
  expect(found).toHaveLength(6);
  await expect.poll(() => listed(page)).toEqual(found);
  await expect(cards(page).first().locator('[data-sorted]')).toHaveText(/^\d+ gigs$/);
  await page.getByRole('link', { name: 'Remove filter Delivery' }).click();
  await expect(page).toHaveURL('/companies?country=cz&rating_from=3.5&sort=gigs');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/companies?sort=gigs');
});

test('without script, links filter the companies and a form sorts them', async ({ serverPage: page }) => {
  await page.goto('/companies?country=cz');
  await page.locator('main summary').filter({ hasText: 'Rating' }).click();
  await page.getByRole('link', { name: '4 stars or more (9)' }).click();
  await page.locator('main summary').filter({ hasText: 'Sort by' }).click();
  await page.getByLabel('Best rated').check();
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL('/companies?sort=rating&country=cz&rating_from=4');
  await expect(cards(page)).toHaveCount(9);
  await expect(cards(page).first().locator('[data-sorted]')).toContainText('4.3');
});

test('filters that match nothing say how to go on', async ({ page }) => {
  await page.goto('/companies?country=de&rating_from=4.5');
  await expect(page.getByText('No company matches. Remove a filter to see more.')).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter 4.5 stars or more' }).click();
  await expect(page).toHaveURL('/companies?country=de');
  await expect(cards(page)).toHaveCount(20);
});

test('an unknown category filters nothing, and a category without companies shows a message', async ({
  page,
}) => {
  await page.goto('/companies?category=no-such');
  await expect(cards(page)).toHaveCount(20);
  await page.goto('/companies?category=personal-training');
  await expect(page.getByText('No company offers this kind of gig right now.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All companies' }).click();
  await expect(page).toHaveURL('/companies');
  await expect(cards(page)).toHaveCount(20);
});

test(
  'the title is “Companies”, with a page suffix from page 2 on',
  { tag: ['@R2.40'] },
  async ({ serverPage: page }) => {
    await page.goto('/companies');
    await expect(page).toHaveTitle('Companies | Citygigs');
    await page.goto('/companies/page-2');
    await expect(page).toHaveTitle('Companies – Page 2 | Citygigs');
    await page.goto('/de/companies/page-2');
    await expect(page).toHaveTitle('Unternehmen – Seite 2 | Citygigs');
  },
);

test('the canonical of a filtered list is the unfiltered list, and each page has its own', async ({
  serverPage: page,
}) => {
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto('/companies?category=delivery');
  await expect(canonical).toHaveAttribute('href', /:\d+\/companies$/);
  await page.goto('/companies/page-2?category=delivery');
  await expect(canonical).toHaveAttribute('href', /:\d+\/companies\/page-2$/);
});

test(
  'a skeleton of the same size is shown while the companies load',
  { tag: ['@R3.79'] },
  async ({ page, upstream }) => {
    await page.goto('/about');
    await upstream.fault({ path: /\/partners$/ }, { kind: 'delay', ms: 1500 });
    await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click();
    await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
  },
);

test('Back from a company shows the list from the store', { tag: ['@R3.80'] }, async ({ page, upstream }) => {
  await page.goto('/companies');
  await cards(page).getByRole('link', { name: 'Breadbeam', exact: true }).click();
  await expect(page).toHaveURL('/company/breadbeam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breadbeam');
  await upstream.clear();
  await page.goBack();
  await expect(page).toHaveURL('/companies');
  await expect(cards(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  expect(await upstream.calls({ path: /\/partners/ })).toEqual([]);
});

test('companies that do not load show an error, and the rest of the page works', async ({
  page,
  upstream,
  guards,
}) => {
  guards.allow(/status of 5/, 'the companies did not load');
  await upstream.fault({ path: /\/partners$/ }, { kind: 'status', status: 500 });
  expect((await page.goto('/companies'))?.status()).toBe(503);
  await expect(page.getByText('The companies didn’t load.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible();
});
