import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { CityCategory } from '../../src/web-api/city-categories/cityCategorySchema.ts';
import { get, type Errors, type List, type ServicesOf } from '../testServices.ts';

type Categories = List<Static<typeof CityCategory>>;

export const cityCategoriesSuite = (services: ServicesOf): void => {
  describe('city categories', () => {
    it(
      'city_slug and category_slug select one city category, city_slug alone selects all of a city',
      { tags: ['R7.29'] },
      async () => {
        const one = (
          await get<Categories>(services(), '/city_categories?city_slug=berlin&category_slug=delivery')
        ).body;
        expect(one.total).toBe(1);
        expect(one.items[0]).toMatchObject({
          city: { slug: 'berlin', name: 'Berlin' },
          category: { slug: 'delivery', orgSlug: 'delivery' },
        });
        const all = (await get<Categories>(services(), '/city_categories?city_slug=berlin')).body;
        expect(all.total).toBe(20);
        expect(all.items.some(({ jobOffersCount }) => jobOffersCount === 0)).toBe(true);
        expect(all.items.filter(({ jobOffersCount }) => jobOffersCount > 0).length).toBeGreaterThanOrEqual(
          13,
        );
      },
    );

    it(
      'sort=partners_count puts the categories with the most partners first',
      { tags: ['R7.30'] },
      async () => {
        const { body } = await get<Categories>(
          services(),
          '/city_categories?city_slug=berlin&sort=partners_count',
        );
        const counts = body.items.map(({ partnersCount }) => partnersCount);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0);
        expect((await get(services(), '/city_categories?city_slug=berlin&sort=name')).status).toBe(400);
      },
    );

    it('finds categories by localised slugs and fills the city into the texts', async () => {
      const path = '/web-api/de/city_categories?city_slug=berlin&category_slug=lieferung';
      const { body } = await get<Categories>(services(), path);
      expect(body.items[0]?.category).toMatchObject({ slug: 'lieferung', orgSlug: 'delivery' });
      expect(body.items[0]?.header).toContain('Berlin');
      expect(body.items[0]?.header).not.toContain('{city}');
    });

    it('has no header if the header of the city category is null', async () => {
      const { body } = await get<Categories>(
        services(),
        '/city_categories?city_slug=berlin&category_slug=handyman',
      );
      expect(body.items[0]?.header).toBeNull();
    });

    it('answers 404 for an unknown city or category, and requires city_slug or ids', async () => {
      expect((await get(services(), '/city_categories?city_slug=nowhere')).status).toBe(404);
      expect((await get(services(), '/city_categories?city_slug=berlin&category_slug=nothing')).status).toBe(
        404,
      );
      const { status, body } = await get<Errors>(services(), '/city_categories');
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ field: 'city_slug', code: 'required' });
    });

    it('ids selects exactly the requested city categories', async () => {
      const { body } = await get<Categories>(
        services(),
        '/city_categories?ids=2950159-1,2950159-2,1-1,2950159-99',
      );
      expect(body.items.map(({ id }) => id).toSorted()).toEqual(['2950159-1', '2950159-2']);
    });
  });
};
