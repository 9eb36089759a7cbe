import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityCategoryRow, offerRow, pageOf, reviewRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const path = '/web-api/en/city_categories';
const ask = (fields: string) =>
  stack.gateway.ask(`{ cityCategory(citySlug: "Berlin", categorySlug: "delivery") { ${fields} } }`);

describe('cityCategory', () => {
  it(
    'is loaded by the slugs of city and category',
    { tags: ['R2.90', 'R3.72', 'R3.73', 'R3.74', 'R3.75', 'R7.31'] },
    async () => {
      stack.rest.on(path, pageOf([cityCategoryRow({ rating: 4.26, ratingCount: 149 })]));
      const { data, errors } = await ask(
        `city { slug orgSlug } category { slug orgSlug name } header overview
       rating ratingCount jobOffersCount partnersCount`,
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        cityCategory: {
          city: { slug: 'berlin', orgSlug: 'berlin-org' },
          category: { slug: 'delivery', orgSlug: 'delivery-org', name: 'Delivery' },
          header: 'Delivery in Berlin',
          overview: '<p>Ride</p>',
          rating: 4.3,
          ratingCount: 149,
          jobOffersCount: 21,
          partnersCount: 9,
        },
      });
      expect(stack.rest.urls()).toEqual([`${path}?city_slug=berlin&category_slug=delivery`]);
    },
  );

  it('has a category with an id', { tags: ['R3.73'] }, async () => {
    stack.rest.on(path, pageOf([cityCategoryRow()]));
    const { data } = await ask('category { id }');
    expect(data).toEqual({ cityCategory: { category: { id: expect.any(String) } } });
  });

  it('has the offers and reviews of the city category', async () => {
    stack.rest.on(path, pageOf([cityCategoryRow()]));
    stack.rest.on('/web-api/en/job_offers', pageOf([offerRow()]));
    stack.rest.on('/web-api/en/reviews/latest', pageOf([reviewRow()]));
    await ask('jobOffers(type: WEEKEND) { totalCount } latestReviews(limit: 3) { rating }');
    expect(stack.rest.urls().slice(1).toSorted()).toEqual([
      '/web-api/en/job_offers?city_slug=berlin&categories=delivery-org&type=weekend&page=1&limit=20',
      '/web-api/en/reviews/latest?limit=3&expand=city,partner&city_id=1&category_id=5',
    ]);
  });

  it('is null when the service answers an empty list or 404', async () => {
    stack.rest.on(path, pageOf([]));
    expect(await ask('id')).toMatchObject({ data: { cityCategory: null } });
    stack.rest.on(path, json(404));
    const { data, errors } = await ask('id');
    expect(data).toEqual({ cityCategory: null });
    expect(errors).toBeUndefined();
  });

  it('is null when the call fails, which is logged', { tags: ['R8.22'] }, async () => {
    stack.rest.on(path, json(500));
    const { data, errors } = await ask('id');
    expect(data).toEqual({ cityCategory: null });
    expect(errors).toHaveLength(1);
    expect(stack.gateway.logged).toContainEqual(
      expect.objectContaining({ msg: 'field failed', path: 'cityCategory', status: 500 }),
    );
  });
});

describe('cityCategories', () => {
  it('lists a city’s categories in the requested order', { tags: ['R7.31'] }, async () => {
    stack.rest.on(path, pageOf([cityCategoryRow()]));
    const { data } = await stack.gateway.ask(
      '{ cityCategories(citySlug: "berlin", sort: PARTNERS_COUNT) { partnersCount } }',
    );
    expect(data).toEqual({ cityCategories: [{ partnersCount: 9 }] });
    expect(stack.rest.urls()).toEqual([`${path}?city_slug=berlin&sort=partners_count`]);
  });
});
