import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Partner, PartnerList } from '../../src/web-api/partners/partnerSchema.ts';
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
  });
};
