import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import {
  cityCategoryRow,
  cityRow,
  offerRow,
  pageOf,
  partnerRow,
  postRow,
  reviewRow,
} from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const berlin = '/web-api/en/cities/slug/berlin';
const googlebot = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

describe('city', () => {
  it('is loaded by its slug with expanded details', { tags: ['R2.73', 'R7.31'] }, async () => {
    stack.rest.on(berlin, cityRow());
    const { data, errors } = await stack.gateway.ask('{ city(slug: "Berlin") { name } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ city: { name: 'Berlin' } });
    expect(stack.rest.urls()).toEqual([`${berlin}?expand=country`]);
  });

  it('is a redirection only where it was requested by another slug, not where a row refers to it', async () => {
    stack.rest.on('/web-api/en/cities/slug/berlino', cityRow({ isRedirection: true }));
    stack.rest.on('/web-api/en/job_offers', pageOf([offerRow()]));
    const { data } = await stack.gateway.ask(`{ city(slug: "berlino") {
      isRedirection jobOffers { edges { node { city { isRedirection seoTitle } } } } } }`);
    expect(data).toMatchObject({
      city: {
        isRedirection: true,
        jobOffers: { edges: [{ node: { city: { isRedirection: false, seoTitle: 'Berlin gigs' } } }] },
      },
    });
  });

  it(
    'has the fields of the service',
    { tags: ['R3.63', 'R3.64', 'R3.65', 'R3.66', 'R3.67', 'R3.68', 'R3.69', 'R3.71'] },
    async () => {
      stack.rest.on(berlin, cityRow({ state: 'be' }));
      const { data } = await stack.gateway.ask(`{ city(slug: "berlin") {
      id slug orgSlug name country { name countryCode } countryCode state latitude longitude
      header overview seoTitle seoDescription rating ratingCount isRedirection
    } }`);
      expect(data).toEqual({
        city: {
          id: toGlobalId('City', 1),
          slug: 'berlin',
          orgSlug: 'berlin-org',
          name: 'Berlin',
          country: { name: 'Germany', countryCode: 'DE' },
          countryCode: 'DE',
          state: 'BE',
          latitude: 52.52,
          longitude: 13.41,
          header: 'Gigs in Berlin',
          overview: '<p>Much to do</p>',
          seoTitle: 'Berlin gigs',
          seoDescription: 'All gigs of Berlin',
          rating: 4.3,
          ratingCount: 7,
          isRedirection: false,
        },
      });
    },
  );

  it('has the match of each city that a search found', async () => {
    stack.rest.on(
      '/web-api/en/cities',
      pageOf([cityRow({ match: 'exact' }), cityRow({ id: 2, match: 'similar' }), cityRow({ id: 3 })]),
    );
    const { data } = await stack.gateway.ask('{ cities(query: "berlin") { edges { match node { name } } } }');
    expect(data).toMatchObject({
      cities: { edges: [{ match: 'EXACT' }, { match: 'SIMILAR' }, { match: null }] },
    });
  });

  it('is loaded again only if an offer’s city needs the overview and the first call did not load it', async () => {
    stack.rest.on(berlin, cityRow({ overview: null }));
    stack.rest.on('/web-api/en/job_offers', pageOf([offerRow()]));
    stack.rest.on('/web-api/en/cities', pageOf([cityRow({ overview: 'Much to do' })]));
    const offersOf = (fields: string) =>
      stack.gateway.ask(
        `{ city(slug: "berlin") { name jobOffers { edges { node { city { ${fields} } } } } } }`,
      );
    await offersOf('latitude header');
    expect(stack.rest.urls()).toEqual([
      `${berlin}?expand=country`,
      '/web-api/en/job_offers?city_slug=berlin&page=1&limit=20',
    ]);
    const { data } = await offersOf('overview');
    expect(data).toMatchObject({
      city: { jobOffers: { edges: [{ node: { city: { overview: 'Much to do' } } }] } },
    });
    expect(stack.rest.urls().at(-1)).toBe('/web-api/en/cities?ids=1&expand=overview');
  });

  it('loads the overview only if it is selected', { tags: ['R2.73'] }, async () => {
    stack.rest.on(berlin, cityRow());
    await stack.gateway.ask(
      '{ city(slug: "berlin") { overview jobOffers { edges { node { city { overview } } } } } }',
    );
    expect(stack.rest.urls()[0]).toBe(`${berlin}?expand=country,overview`);
  });

  it('limits a rating to 5', { tags: ['R9.14'] }, async () => {
    stack.rest.on(berlin, cityRow({ rating: 5.7 }));
    const { data } = await stack.gateway.ask('{ city(slug: "berlin") { rating } }');
    expect(data).toEqual({ city: { rating: 5 } });
  });

  it('loads the top reviews with the city', { tags: ['R3.70'] }, async () => {
    stack.rest.on(berlin, cityRow({ topReviews: [reviewRow({ rating: 4 })] }));
    const { data } = await stack.gateway.ask('{ city(slug: "berlin") { topReviews { rating } } }');
    expect(data).toEqual({ city: { topReviews: [{ rating: 4 }] } });
    expect(stack.rest.urls()).toEqual([`${berlin}?expand=country,topReviews`]);
  });

  it('has nearby cities within 100 km without the city itself', { tags: ['R2.86', 'R2.87'] }, async () => {
    stack.rest.on(berlin, cityRow());
    const others = Array.from({ length: 7 }, (_, index) => cityRow({ id: 2 + index, name: `N${index}` }));
    stack.rest.on('/web-api/en/cities', pageOf([cityRow(), ...others]));
    const { data } = await stack.gateway.ask('{ city(slug: "berlin") { nearby { name } } }');
    expect(data).toEqual({ city: { nearby: others.map(({ name }) => ({ name })) } });
    expect(stack.rest.urls()[1]).toBe('/web-api/en/cities?lat=52.52&lng=13.41&limit=8&distanceLessThan=100');
  });

  it('has at most 100 nearby cities', async () => {
    stack.rest.on(berlin, cityRow());
    const others = Array.from({ length: 100 }, (_, index) => cityRow({ id: 2 + index }));
    stack.rest.on('/web-api/en/cities', pageOf([cityRow(), ...others]));
    const withLimit = (limit: number) =>
      stack.gateway.ask(`{ city(slug: "berlin") { nearby(limit: ${limit}) { id } } }`);
    const { data } = await withLimit(100);
    expect(data).toMatchObject({ city: { nearby: { length: 100 } } });
    expect(stack.rest.urls()[1]).toContain('limit=101&');
    const { errors } = await withLimit(101);
    expect(errors).toMatchObject([
      { message: '`limit` must be from 1 to 100', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it(
    'has an empty list of nearby cities without an error when the call fails',
    { tags: ['R2.102', 'R7.22'] },
    async () => {
      stack.rest.on(berlin, cityRow());
      stack.rest.on('/web-api/en/cities', json(500));
      const { data, errors } = await stack.gateway.ask(
        '{ city(slug: "berlin") { nearby { name } } nearbyCities(latitude: 1, longitude: 2) { name } }',
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({ city: { nearby: [] }, nearbyCities: [] });
    },
  );

  it('loads the location of an offer’s city to find its nearby cities; if that fails, there are none', async () => {
    stack.rest.on('/web-api/en/job-offer', offerRow());
    stack.rest.on('/web-api/en/cities', pageOf([cityRow(), cityRow({ id: 2, name: 'Potsdam' })]));
    const ask = () =>
      stack.gateway.ask(
        '{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { city { name nearby { name } } } }',
      );
    const { data } = await ask();
    expect(data).toEqual({ jobOffer: { city: { name: 'Berlin', nearby: [{ name: 'Potsdam' }] } } });
    expect(stack.rest.urls().slice(1)).toEqual([
      '/web-api/en/cities?ids=1&expand=overview',
      '/web-api/en/cities?lat=52.52&lng=13.41&limit=8&distanceLessThan=100',
    ]);
    stack.rest.on('/web-api/en/cities', json(500));
    const failed = await ask();
    expect(failed.errors).toBeUndefined();
    expect(failed.data).toEqual({ jobOffer: { city: { name: 'Berlin', nearby: [] } } });
  });

  it('finds nearby cities by the location that an offer has of its city', async () => {
    const { city, ...offer } = offerRow();
    stack.rest.on('/web-api/en/job-offer', { ...offer, city: { ...city, latitude: 52.52, longitude: 0 } });
    stack.rest.on('/web-api/en/cities', pageOf([cityRow({ id: 2, name: 'Potsdam' })]));
    const { data } = await stack.gateway.ask(
      '{ jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { city { latitude longitude nearby { name } } } }',
    );
    const found = { latitude: 52.52, longitude: 0, nearby: [{ name: 'Potsdam' }] };
    expect(data).toEqual({ jobOffer: { city: found } });
    expect(stack.rest.urls().slice(1)).toEqual([
      '/web-api/en/cities?lat=52.52&lng=0&limit=8&distanceLessThan=100',
    ]);
  });

  it('makes no call for nearby cities for bots', { tags: ['R1.36', 'R1.40'] }, async () => {
    stack.rest.on(berlin, cityRow());
    const { data } = await stack.gateway.ask('{ city(slug: "berlin") { nearby { name } } }', {
      headers: googlebot,
    });
    expect(data).toEqual({ city: { nearby: [] } });
    expect(stack.rest.calls).toHaveLength(1);
  });

  it('has the posts and latest reviews of the city', async () => {
    stack.rest.on(berlin, cityRow());
    stack.rest.on('/web-api/en/posts', pageOf([postRow()]));
    stack.rest.on('/web-api/en/reviews/latest', pageOf([reviewRow()]));
    const { data } = await stack.gateway.ask(
      '{ city(slug: "berlin") { post { title } latestReviews(limit: 3) { username city { name } partner { slug } } } }',
    );
    expect(data).toEqual({
      city: {
        post: { title: 'Your first gig' },
        latestReviews: [{ username: 'Kim', city: { name: 'Berlin' }, partner: { slug: 'swiftbite' } }],
      },
    });
    expect(stack.rest.urls().slice(1).toSorted()).toEqual([
      '/web-api/en/posts?city_id=1&limit=1',
      '/web-api/en/reviews/latest?limit=3&expand=city,partner&city_id=1',
    ]);
  });

  it('is null when the call fails, which is logged', { tags: ['R8.21'] }, async () => {
    stack.rest.on(berlin, json(500));
    const { data, errors } = await stack.gateway.ask('{ city(slug: "berlin") { name } }');
    expect(data).toEqual({ city: null });
    expect(errors?.[0]?.message).toMatch(/^Cannot load data\. Request error #500\./);
    expect(stack.gateway.logged).toContainEqual(
      expect.objectContaining({ msg: 'field failed', path: 'city', status: 500 }),
    );
  });

  it('is null without an error for an unknown city', { tags: ['R8.04'] }, async () => {
    const { data, errors } = await stack.gateway.ask('{ city(slug: "nowhere") { name } }');
    expect(data).toEqual({ city: null });
    expect(errors).toBeUndefined();
  });
});

describe('the page of a city', () => {
  const query = `{ city(slug: "berlin") {
    name rating header
    categories { jobOffersCount category { name slug } }
    nearby { name slug }
    latestReviews(limit: 3) { rating partner { name } }
    jobOffers(page: 1) { totalCount pageCount edges { cursor node {
      cardTitle price city { name slug }
      partner { name slug description rating }
      categories { name } review { rating ratingCount } earning { avg count currency }
    } } }
  } }`;

  it.each([20, 60])(
    'makes 6 calls for %i offers with partners, ratings and earnings',
    { tags: ['R7.15'] },
    async (count) => {
      stack.rest.on(berlin, cityRow());
      stack.rest.on('/web-api/en/city_categories', pageOf([cityCategoryRow()]));
      stack.rest.on('/web-api/en/cities', pageOf([cityRow(), cityRow({ id: 2, name: 'Potsdam' })]));
      stack.rest.on('/web-api/en/reviews/latest', pageOf([reviewRow()]));
      stack.rest.on('/web-api/en/partners', pageOf([partnerRow(), partnerRow({ id: 12, name: 'Nestkin' })]));
      const earning = { avg: 900, count: 4, currency: 'EUR' };
      const offers = Array.from({ length: count }, (_, index) =>
        offerRow({
          id: 100 + index,
          earning,
          partner: { id: 11 + (index % 2), name: 'P', slug: 'p', orgSlug: 'p' },
        }),
      );
      stack.rest.on('/web-api/en/job_offers', pageOf(offers, count));
      const { data, errors } = await stack.gateway.ask(query);
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).toContain('"partner":{"name":"Nestkin","slug":"swiftbite"');
      expect(JSON.stringify(data).match(/"earning":\{"avg":900/g)).toHaveLength(count);
      expect(stack.rest.urls().toSorted()).toEqual([
        '/web-api/en/cities/slug/berlin?expand=country',
        '/web-api/en/cities?lat=52.52&lng=13.41&limit=8&distanceLessThan=100',
        '/web-api/en/city_categories?city_slug=berlin',
        '/web-api/en/job_offers?city_slug=berlin&page=1&limit=20&expand=earning',
        '/web-api/en/partners?ids=11,12',
        '/web-api/en/reviews/latest?limit=3&expand=city,partner&city_id=1',
      ]);
    },
  );

  it('loads offers without figures for bots', async () => {
    stack.rest.on(berlin, cityRow());
    stack.rest.on('/web-api/en/job_offers', pageOf([offerRow()]));
    const { data } = await stack.gateway.ask(
      `{ city(slug: "berlin") { jobOffers { edges { node {
        earning { avg } signUpTime { count } customerAvailability { count } } } } } }`,
      { headers: googlebot },
    );
    const node = { earning: null, signUpTime: null, customerAvailability: null };
    expect(data).toEqual({ city: { jobOffers: { edges: [{ node }] } } });
    expect(stack.rest.urls()[1]).toBe('/web-api/en/job_offers?city_slug=berlin&page=1&limit=20');
    expect(stack.rest.calls).toHaveLength(2);
  });

  it('trusts the client class of the site from a trusted address', async () => {
    stack.rest.on(berlin, cityRow());
    await stack.gateway.ask('{ city(slug: "berlin") { nearby { name } } }', {
      headers: { 'x-client-class': 'bot' },
    });
    expect(stack.rest.calls).toHaveLength(1);
  });
});
