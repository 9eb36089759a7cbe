import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Partner, PartnerList } from '../../src/web-api/partners/partnerSchema.ts';
import { addOffer, removeOffers } from '../addOffer.ts';
import { get, type List, type ServicesOf } from '../testServices.ts';

type PartnerBody = Static<typeof Partner>;
type ListBody = Static<typeof PartnerList>;
type Partners = List<PartnerBody>;

export const partnersSuite = (services: ServicesOf): void => {
  describe('partners', () => {
    it(
      'GET /partners/slug/{slug} answers the partner, and 404 for an unknown one',
      { tags: ['R7.16'] },
      async () => {
        for (const slug of ['swiftbite', 'SwiftBite']) {
          const { status, body } = await get<PartnerBody>(services(), `/partners/slug/${slug}`);
          expect(status).toBe(200);
          expect(body.id).toBeGreaterThan(0);
          expect(body.name).toBe('Swiftbite');
          expect(body.countries).toContainEqual({ countryCode: 'DE', name: 'Germany' });
          expect(body.ratingCount).toBeGreaterThan(0);
        }
        expect(await get(services(), '/partners/slug/nobody')).toEqual({
          status: 404,
          body: { message: 'There is no such partner.' },
        });
      },
    );

    it('lists partners by name, in pages', async () => {
      const { body } = await get<Partners>(services(), '/partners?limit=15');
      const second = (await get<Partners>(services(), '/partners?limit=15&page=2')).body;
      const names = [...body.items, ...second.items].map(({ name }) => name.toLowerCase());
      expect(body).toMatchObject({ total: 40, page: 1, pageCount: 3 });
      expect(names).toEqual(names.toSorted());
      expect(new Set(names).size).toBe(30);
    });

    it('GET /partners filters by category, country or ids', { tags: ['R7.17'] }, async () => {
      const sitters = (await get<Partners>(services(), '/partners?category=babysitting&limit=200')).body;
      expect(sitters.items.map(({ slug }) => slug)).toContain('nestkin');
      expect(sitters.total).toBe(sitters.items.length);
      expect(sitters.total).toBeLessThan(40);
      const swedish = (await get<Partners>(services(), '/partners?country_code=se&limit=200')).body;
      const works = (countries: PartnerBody['countries']) =>
        countries.some((country) => country.countryCode === 'SE');
      expect(swedish.items.every(({ countries }) => works(countries))).toBe(true);
      const two = (await get<Partners>(services(), '/partners?ids=2,1,4000')).body;
      expect(two.items.map(({ id }) => id).toSorted()).toEqual([1, 2]);
    });

    it('answers the categories of a partner and the number of ratings by stars', async () => {
      const { body } = await get<PartnerBody>(services(), '/partners/slug/nestkin');
      expect(body.categories?.map(({ orgSlug }) => orgSlug)).toEqual(['babysitting', 'care']);
      expect(body.ratingCounts).toHaveLength(5);
      expect(body.ratingCounts?.reduce((sum, count) => sum + count)).toBe(body.ratingCount);
      const [row] = (await get<Partners>(services(), '/partners?limit=1')).body.items;
      expect(row).not.toHaveProperty('categories');
    });

    it('expand=category_counts counts the partners of each category, without the filter by category', async () => {
      const path = '/partners?category=babysitting&country_code=de&expand=categories,category_counts';
      const { body } = await get<Partners & Pick<ListBody, 'categories'>>(services(), path);
      const counts = body.categories ?? [];
      const sitting = counts.find(({ category }) => category.orgSlug === 'babysitting');
      expect(sitting?.partnersCount).toBe(body.total);
      expect(counts.length).toBeGreaterThan(10);
      const numbers = counts.map(({ partnersCount }) => partnersCount);
      expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
      expect(body.items[0]?.categories?.map(({ orgSlug }) => orgSlug)).toContain('babysitting');
    });

    const list = async (query: string) =>
      (await get<Partners & Static<typeof PartnerList>>(services(), `/partners?limit=200&${query}`)).body;
    const namesOf = async (query: string) => (await list(query)).items.map(({ name }) => name);

    it('sorts by rating or by the number of offers, highest first', async () => {
      expect((await namesOf('sort=rating&category=delivery&country_code=tr')).slice(0, 3)).toEqual([
        'Doorstep Dahlia',
        'Pedalpost',
        'Swiftbite',
      ]);
      const { items } = await list('sort=offers');
      expect(items[0]?.name).toBe('Swiftbite');
      const counts = items.map(({ jobOffersCount }) => jobOffersCount);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(await namesOf('sort=name')).toEqual(await namesOf(''));
      expect((await get(services(), '/partners?sort=weight')).status).toBe(400);
    });

    it('sort=rating lists a partner after the others until five people have rated it', async () => {
      const { database } = services();
      const rate = (count: number) =>
        database.rows(sql`insert into reviews (job_offer_id, rating, language, created_at)
          select ${id}::int, 5, 'en', now() from generate_series(1, ${count})`);
      await database.rows(sql`insert into partners (id, slug, org_slug, name, created_at)
        values (9999, 'newcomer', 'newcomer', 'Newcomer', now())`);
      const cityId = (await get<{ id: number }>(services(), '/cities/slug/berlin')).body.id;
      const id = await addOffer(database, { cityId });
      try {
        await database.rows(sql`update job_offers set partner_id = 9999 where id = ${id}`);
        await rate(4);
        expect((await namesOf('sort=rating')).at(-1)).toBe('Newcomer');
        await rate(1);
        expect((await namesOf('sort=rating'))[0]).toBe('Newcomer');
      } finally {
        await database.rows(sql`delete from reviews where job_offer_id = ${id}`);
        await removeOffers(database, [id]);
        await database.rows(sql`delete from partners where id = 9999`);
      }
    });

    it('rating_from compares the rounded mean that pages show', async () => {
      const rated = await list('rating_from=4');
      expect(rated.total).toBe(13);
      const least = Math.min(...rated.items.map(({ rating }) => rating ?? 0));
      expect(least).toBeCloseTo(3.97, 2);
      expect((await list('rating_from=4.5')).total).toBe(0);
      expect((await get(services(), '/partners?rating_from=6')).status).toBe(400);
    });

    it('a category and a country together ask for offers of the category in the country', async () => {
      const { database } = services();
      expect(await namesOf('category=babysitting&country_code=se')).toEqual(['Nestkin']);
      const moved = sql`select total from offer_totals total
        where partner_id = (select id from partners where slug = 'nestkin') and country_code = 'SE'`;
      const hide = (offers: SQL) =>
        database.rows(sql`update offer_totals set offers = ${offers} where (offer_totals) in (${moved})`);
      await hide(sql`-offers`);
      try {
        expect(await namesOf('category=babysitting&country_code=se')).toEqual([]);
        expect(await namesOf('country_code=se')).toContain('Nestkin');
        const { countries } = await list('category=babysitting&expand=country_counts');
        expect(countries?.some(({ country }) => country.countryCode === 'SE')).toBe(false);
      } finally {
        await hide(sql`-offers`);
      }
    });

    it('counts the partners of each choice, with the other filters applied', async () => {
      const { total, categories, countries, ratings } = await list(
        'category=driving&country_code=cz&rating_from=4&expand=category_counts,country_counts,rating_counts',
      );
      expect(total).toBe(1);
      const shown = categories?.map(({ category, partnersCount }) => [category.orgSlug, partnersCount]);
      expect(shown?.slice(0, 4)).toEqual([
        ['delivery', 2],
        ['handyman', 2],
        ['moving', 2],
        ['driving', 1],
      ]);
      expect(countries?.length).toBe(19);
      expect(countries?.slice(0, 2)).toEqual([
        { country: { countryCode: 'DE', name: 'Germany' }, partnersCount: 2 },
        { country: { countryCode: 'GB', name: 'United Kingdom' }, partnersCount: 2 },
      ]);
      expect(countries).toContainEqual({
        country: { countryCode: 'CZ', name: 'Czechia' },
        partnersCount: total,
      });
      expect(ratings).toEqual([
        { ratingFrom: 3.5, partnersCount: 4 },
        { ratingFrom: 4, partnersCount: total },
      ]);
      expect(await list('')).not.toHaveProperty('ratings');
    });
  });
};
