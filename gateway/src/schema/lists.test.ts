import { describe, expect, it } from 'vitest';
import { cityRow, offerRow, pageOf, partnerRow, reviewRow } from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { toGlobalId } from '../builder/globalId.ts';

const stack = setUpStack();

describe('cities', () => {
  it('filters by search, partner and country', { tags: ['R7.31'] }, async () => {
    stack.rest.on('/web-api/en/cities', pageOf([cityRow()]));
    const { data } = await stack.gateway.ask(
      `query ($partner: ID) { cities(query: "ber", partnerId: $partner, countryCode: "DE", first: 5) {
        totalCount edges { node { name } } } }`,
      { variables: { partner: toGlobalId('Partner', 11) } },
    );
    expect(data).toEqual({ cities: { totalCount: 1, edges: [{ node: { name: 'Berlin' } }] } });
    expect(stack.rest.urls()).toEqual([
      '/web-api/en/cities?page=1&limit=5&query=ber&partner_id=11&country_code=DE',
    ]);
  });

  it('nearbyCities returns 4, and makes no call at 0, 0', { tags: ['R7.31'] }, async () => {
    stack.rest.on('/web-api/en/cities', pageOf([cityRow()]));
    const { data } = await stack.gateway.ask(
      `{ near: nearbyCities(latitude: 52.5, longitude: 13.4) { name }
         unknown: nearbyCities(latitude: 0, longitude: 0) { name } }`,
    );
    expect(data).toEqual({ near: [{ name: 'Berlin' }], unknown: [] });
    expect(stack.rest.urls()).toEqual(['/web-api/en/cities?lat=52.5&lng=13.4&limit=4']);
  });

  it('topCities and newestCities make their own calls', { tags: ['R7.31'] }, async () => {
    stack.rest.on('/web-api/en/cities/top', pageOf([cityRow()]));
    stack.rest.on('/web-api/en/cities/newest', pageOf([cityRow({ name: 'Potsdam' })]));
    const { data } = await stack.gateway.ask('{ topCities { name } newestCities(limit: 4) { name } }');
    expect(data).toEqual({ topCities: [{ name: 'Berlin' }], newestCities: [{ name: 'Potsdam' }] });
    expect(stack.rest.urls().toSorted()).toEqual([
      '/web-api/en/cities/newest?limit=4',
      '/web-api/en/cities/top',
    ]);
  });
});

describe('partners', () => {
  it(
    'partner is loaded by its slug, its rating rounded to one decimal',
    { tags: ['R7.31', 'R9.15'] },
    async () => {
      stack.rest.on('/web-api/en/partners/slug/swiftbite', partnerRow({ rating: 4.449 }));
      const { data } = await stack.gateway.ask(
        '{ partner(slug: "SwiftBite") { name website rating countries { countryCode } } }',
      );
      expect(data).toEqual({
        partner: {
          name: 'Swiftbite',
          website: 'https://swiftbite.example',
          rating: 4.4,
          countries: [{ countryCode: 'DE' }],
        },
      });
      expect(stack.rest.urls()).toEqual(['/web-api/en/partners/slug/swiftbite']);
    },
  );

  it('partners filters by category, country and rating, and sorts', { tags: ['R7.31'] }, async () => {
    stack.rest.on('/web-api/en/partners', pageOf([partnerRow()]));
    await stack.gateway.ask('{ partners(category: "delivery", countryCode: "DE", page: 2) { pageCount } }');
    await stack.gateway.ask('{ partners(ratingFrom: 3.5, sort: JOB_OFFERS_COUNT) { pageCount } }');
    expect(stack.rest.urls()).toEqual([
      '/web-api/en/partners?page=2&limit=20&category=delivery&country_code=DE',
      '/web-api/en/partners?page=1&limit=20&rating_from=3.5&sort=offers',
    ]);
    const { errors } = await stack.gateway.ask('{ partners(ratingFrom: 6) { pageCount } }');
    expect(errors?.[0]?.message).toBe('`ratingFrom` must be from 1 to 5');
  });

  it('partners has what it can be filtered by, as far as the query selects it', async () => {
    const category = { id: 5, slug: 'delivery', orgSlug: 'delivery-org', name: 'Delivery' };
    stack.rest.on('/web-api/en/partners', {
      ...pageOf([partnerRow()]),
      categories: [{ category, partnersCount: 3 }],
      countries: [{ country: { countryCode: 'DE', name: 'Germany' }, partnersCount: 2 }],
      ratings: [{ ratingFrom: 3.5, partnersCount: 1 }],
    });
    const { data } = await stack.gateway.ask(
      `{ partners {
        categories { category { name } partnersCount }
        countries { country { code } partnersCount }
        ratings { ratingFrom partnersCount }
      } }`,
    );
    expect(data).toEqual({
      partners: {
        categories: [{ category: { name: 'Delivery' }, partnersCount: 3 }],
        countries: [{ country: { code: 'DE' }, partnersCount: 2 }],
        ratings: [{ ratingFrom: 3.5, partnersCount: 1 }],
      },
    });
    expect(stack.rest.urls()).toEqual([
      '/web-api/en/partners?page=1&limit=20&expand=category_counts,country_counts,rating_counts',
    ]);
    stack.rest.on('/web-api/en/partners', pageOf([partnerRow()]));
    const unknown = await stack.gateway.ask('{ partners { ratings { ratingFrom } } }');
    expect(unknown.data).toEqual({ partners: { ratings: null } });
  });
});

describe('plain fields', () => {
  it(
    'a partner has id, name, slugs and countries with names and codes',
    { tags: ['R3.76', 'R3.77'] },
    async () => {
      stack.rest.on('/web-api/en/partners/slug/swiftbite', partnerRow());
      const { data } = await stack.gateway.ask(
        '{ partner(slug: "swiftbite") { id name slug orgSlug countries { name countryCode } } }',
      );
      expect(data).toEqual({
        partner: {
          id: toGlobalId('Partner', 11),
          name: 'Swiftbite',
          slug: 'swiftbite',
          orgSlug: 'swiftbite-org',
          countries: [{ name: 'Germany', countryCode: 'DE' }],
        },
      });
    },
  );

  it('a language has id, name, title, application flag and uri', { tags: ['R3.89'] }, async () => {
    const language = { id: 'de', name: 'German', title: 'Deutsch', application: false, uri: '/de' };
    stack.rest.on('/web-api/en/languages', pageOf([language]));
    const { data } = await stack.gateway.ask('{ languages { id code name title application uri } }');
    expect(data).toEqual({
      languages: [{ ...language, id: toGlobalId('Language', 'de'), code: 'de' }],
    });
  });

  it('an offer has url and seoTitle', { tags: ['R3.35', 'R3.42'] }, async () => {
    stack.rest.on('/web-api/en/job-offer', offerRow({ seoTitle: 'Ride' }));
    const { data } = await stack.gateway.ask(
      '{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { url seoTitle } }',
    );
    expect(data).toEqual({ jobOffer: { url: 'https://swiftbite.example/berlin', seoTitle: 'Ride' } });
  });
});

describe('cities of a partner', () => {
  it('are found by the partner and a country', { tags: ['R3.78'] }, async () => {
    stack.rest.on('/web-api/en/partners/slug/swiftbite', partnerRow());
    stack.rest.on('/web-api/en/cities', pageOf([cityRow()]));
    const { data } = await stack.gateway.ask(
      '{ partner(slug: "swiftbite") { cities(countryCode: "de") { slug name } } }',
    );
    expect(data).toEqual({ partner: { cities: [{ slug: 'berlin', name: 'Berlin' }] } });
    expect(stack.rest.urls()).toEqual([
      '/web-api/en/partners/slug/swiftbite',
      '/web-api/en/cities?page=1&limit=100&partner_id=11&country_code=de',
    ]);
  });
});

describe('reviews', () => {
  it('latestReviews defaults to 1', { tags: ['R9.19'] }, async () => {
    stack.rest.on('/web-api/en/reviews/latest', pageOf([reviewRow()]));
    await stack.gateway.ask('{ latestReviews { rating } }');
    expect(stack.rest.urls()).toEqual(['/web-api/en/reviews/latest?limit=1&expand=city,partner']);
  });

  it('has author, text, city and partner', async () => {
    stack.rest.on(
      '/web-api/en/reviews/top',
      pageOf([reviewRow({ username: null, userId: 'u1', avatar: 'a1' })]),
    );
    const { data } = await stack.gateway.ask(
      `{ topReviews { username avatar rating reviewText userId createdAt
        city { name slug country { name countryCode } } partner { name slug } } }`,
    );
    expect(data).toEqual({
      topReviews: [
        {
          username: null,
          avatar: 'a1',
          rating: 5,
          reviewText: 'Good',
          userId: 'u1',
          createdAt: '2026-01-02T03:04:05Z',
          city: { name: 'Berlin', slug: 'berlin', country: { name: 'Germany', countryCode: 'DE' } },
          partner: { name: 'Swiftbite', slug: 'swiftbite' },
        },
      ],
    });
    expect(stack.rest.urls()).toEqual(['/web-api/en/reviews/top?expand=city,partner']);
  });

  it(
    'pages through the reviews of a company, with the ratings of all of them in the same call',
    { tags: ['R7.62'] },
    async () => {
      const path = '/web-api/en/reviews/partner/11';
      const ratings = { rating: 4.26, ratingCount: 64, ratingCounts: [1, 2, 6, 25, 30] };
      const page = { items: [reviewRow({ language: 'de' })], total: 60, page: 2, pageCount: 60 };
      stack.rest.on(path, { ...page, ratings });
      const { data } = await stack.gateway.ask(
        `{ partnerReviews(partnerId: "11", countryCode: "DE", citySlug: "berlin", first: 1, page: 2, withText: true) {
        totalCount pageInfo { hasNextPage endCursor } ratings { rating ratingCount ratingCounts }
        edges { node { language } } } }`,
      );
      expect(data).toEqual({
        partnerReviews: {
          totalCount: 60,
          pageInfo: { hasNextPage: true, endCursor: expect.any(String) as string },
          ratings: { ...ratings, rating: 4.3 },
          edges: [{ node: { language: 'de' } }],
        },
      });
      expect(stack.rest.urls()).toEqual([
        `${path}?page=2&limit=1&expand=city,partner,ratings&with_text=true&country_code=DE&city_slug=berlin`,
      ]);
    },
  );

  it(
    'reads the cities of many reviews with one call when more than the name is selected',
    { tags: ['R7.15'] },
    async () => {
      const reviews = [1, 2, 1].map((id) => reviewRow({ id, city: { ...cityRow({ id }), id } }));
      stack.rest.on('/web-api/en/reviews/latest', pageOf(reviews));
      stack.rest.on('/web-api/en/cities', pageOf([cityRow({ id: 2 }), cityRow({ id: 1 })]));
      await stack.gateway.ask('{ latestReviews(limit: 3) { city { ratingCount } } }');
      expect(stack.rest.urls()).toEqual([
        '/web-api/en/reviews/latest?limit=3&expand=city,partner',
        '/web-api/en/cities?ids=1,2&expand=overview',
      ]);
    },
  );
});

describe('limits', () => {
  it.each(['latestReviews(limit: 0) { id }', 'topCities(limit: 101) { id }'])('rejects %s', async (field) => {
    const { errors } = await stack.gateway.ask(`{ ${field} }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(stack.rest.calls).toHaveLength(0);
  });
});
