import type { Locator } from '@playwright/test';
import { linksIn, regionOf } from '../harness/links.ts';
import {
  type RestCity,
  type RestCityCategory,
  type RestList,
  type RestOffer,
  restAnswer,
} from '../harness/restAnswer.ts';
import { expect, test } from '../harness/test.ts';

type Place = RestCity & { readonly latitude: number; readonly longitude: number };

/** The great-circle distance in kilometres, by the haversine formula. */
const kmBetween = (one: Place, other: Place): number => {
  const [from, to, turn] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const squared = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(squared));
};

const categoriesOfBerlin = '/city_categories?city_slug=berlin&sort=partners_count';

/** The number of columns in a list. */
const columnsOf = async (part: Locator): Promise<number> => {
  const lefts = await part
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  return new Set(lefts).size;
};

test(
  'a desktop shows 12 popular categories, those with the most partners first',
  { tag: ['@R2.79', '@R2.82', '@R9.17'] },
  async ({ page, product }) => {
    const { items } = await restAnswer<RestList<RestCityCategory>>(product.services, categoriesOfBerlin);
    const popular = items.filter(({ jobOffersCount }) => jobOffersCount > 0);
    expect(popular.length).toBeGreaterThan(12);
    await page.goto('/berlin');
    const block = regionOf(page, 'Popular categories');
    expect(await linksIn(block)).toEqual(
      popular.slice(0, 12).map(({ category }) => `/berlin/${category.slug}-c`),
    );
    await block.getByRole('link', { name: 'Driving' }).click();
    await expect(page).toHaveURL('/berlin/driving-c');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('6 popular categories are shown', { tag: ['@R2.81', '@R9.17'] }, async ({ page }) => {
    await page.goto('/berlin');
    expect(await linksIn(regionOf(page, 'Popular categories'))).toEqual([
      '/berlin/delivery-c',
      '/berlin/driving-c',
      '/berlin/surveys-c',
      '/berlin/cleaning-c',
      '/berlin/pet-care-c',
      '/berlin/mystery-shopping-c',
    ]);
  });
});

test(
  'a category without offers is not listed as popular',
  { tag: ['@R2.80'] },
  async ({ page, product, upstream }) => {
    const answer = await restAnswer<RestList<RestCityCategory>>(product.services, categoriesOfBerlin);
    const isEmpty = ({ jobOffersCount }: RestCityCategory) => jobOffersCount === 0;
    const empty = answer.items.filter(isEmpty);
    expect(empty.map(({ category }) => category.slug)).toEqual(['photography', 'personal-training']);
    // Moves empty categories to the front, where they would be shown if they counted.
    const items = [...empty, ...answer.items.filter((item) => !isEmpty(item))];
    await upstream.fault({ path: /\/city_categories$/ }, { kind: 'json', body: { ...answer, items } });
    await page.goto('/berlin');
    const links = await linksIn(regionOf(page, 'Popular categories'));
    expect(links).toHaveLength(12);
    expect(links[0]).toBe('/berlin/delivery-c');
    expect(links).not.toContain('/berlin/photography-c');
    expect(links).not.toContain('/berlin/personal-training-c');
  },
);

for (const { count, columns } of [
  { count: 6, columns: 1 },
  { count: 7, columns: 2 },
]) {
  test(
    `${count} popular categories are shown in ${columns === 1 ? 'one column' : 'two columns'}`,
    { tag: ['@R2.83'] },
    async ({ page, product, upstream }) => {
      const answer = await restAnswer<RestList<RestCityCategory>>(product.services, categoriesOfBerlin);
      const body = { ...answer, items: answer.items.slice(0, count), total: count };
      await upstream.fault({ path: /\/city_categories$/ }, { kind: 'json', body });
      await page.goto('/berlin');
      const block = regionOf(page, 'Popular categories');
      expect(await linksIn(block)).toHaveLength(count);
      expect(await columnsOf(block)).toBe(columns);
    },
  );
}

test(
  '6 popular gigs of the whole city are shown, whatever the filters of the list',
  { tag: ['@R2.84', '@R9.17'] },
  async ({ serverPage: page, product }) => {
    const { items } = await restAnswer<RestList<RestOffer>>(
      product.services,
      '/job_offers?city_slug=berlin&limit=6',
    );
    await page.goto('/berlin?type=freelance');
    const links = await linksIn(regionOf(page, 'Popular gigs in Berlin'));
    expect(links).toEqual(items.map(({ partner }) => `/berlin/${partner.slug}`));
    expect(links).toHaveLength(6);
    expect(links[0]).toBe('/berlin/swiftbite');
  },
);

test(
  '7 nearby cities are shown, all within 100 km, and never the city itself',
  { tag: ['@R2.85', '@R2.86', '@R2.87', '@R9.17'] },
  async ({ page, product, upstream }) => {
    await page.goto('/berlin');
    const links = await linksIn(regionOf(page, 'Cities near Berlin').getByRole('list'));
    expect(links).toEqual([
      '/bernau-bei-berlin',
      '/falkensee',
      '/ludwigsfelde',
      '/potsdam',
      '/oranienburg',
      '/konigs-wusterhausen',
      '/strausberg',
    ]);
    const calls = await upstream.calls({ path: /\/cities$/, query: 'lat' });
    expect(calls.length).toBeGreaterThan(0);
    for (const { query } of calls) expect(query['distanceLessThan']).toBe('100');
    // The services return the city itself, at distance 0, and more than seven others.
    const { items } = await restAnswer<RestList<Place>>(
      product.services,
      '/cities?lat=52.52437&lng=13.41053&distanceLessThan=100&limit=200',
    );
    const [berlin, ...others] = items;
    expect(berlin).toMatchObject({ slug: 'berlin', distance: 0 });
    expect(others.slice(0, 7).map(({ slug }) => `/${slug}`)).toEqual(links);
    for (const other of others) {
      const km = berlin ? kmBetween(berlin, other) : Number.NaN;
      expect(km, other.slug).toBeLessThan(100);
      expect(Math.abs(km - (other.distance ?? Number.NaN)), other.slug).toBeLessThan(0.5);
    }
  },
);

test(
  'a city with few others within 100 km lists only those',
  { tag: ['@R2.86'] },
  async ({ serverPage: page, product }) => {
    const { items } = await restAnswer<RestList<Place>>(product.services, '/cities?query=Munich&limit=1');
    const [munich] = items;
    const near = await restAnswer<RestList<RestCity>>(
      product.services,
      `/cities?lat=${munich?.latitude}&lng=${munich?.longitude}&distanceLessThan=100&limit=8`,
    );
    const others = near.items.filter(({ slug }) => slug !== 'munich');
    expect(others.length).toBeLessThan(7);
    await page.goto('/munich');
    const block = regionOf(page, 'Cities near Munich');
    if (others.length === 0) await expect(block).toHaveCount(0);
    else expect(await linksIn(block.getByRole('list'))).toEqual(others.map(({ slug }) => `/${slug}`));
  },
);
