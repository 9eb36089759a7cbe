import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityRow, offerRow, pageOf, partnerRow, reviewRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const api = '/web-api/en';
const swiftbite = `${api}/partners/slug/swiftbite`;
const countries = [
  { countryCode: 'DE', name: 'Germany' },
  { countryCode: 'GB', name: 'United Kingdom' },
];

const placed = (args: string, selection: string) =>
  stack.gateway.ask(`{ partner(slug: "swiftbite") { place(${args}) { ${selection} } } }`);

describe('a company in a place', () => {
  it('makes one call each for city, offers, cities and reviews', { tags: ['R2.43', 'R7.15'] }, async () => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    stack.rest.on(`${api}/cities/slug/london`, cityRow({ name: 'London', countryCode: 'GB' }));
    stack.rest.on(`${api}/job_offers`, pageOf([offerRow()]));
    stack.rest.on(`${api}/cities`, pageOf([cityRow({ name: 'Leeds' })]));
    stack.rest.on(`${api}/reviews/partner/11`, {
      ...pageOf([reviewRow()]),
      ratings: { rating: 4.44, ratingCount: 9, ratingCounts: [0, 0, 1, 3, 5] },
    });
    const { data, errors } = await placed(
      'countrySlug: "united-kingdom", citySlug: "London"',
      `country { name slug } city { name latitude }
       jobOffers(first: 12) { totalCount edges { node { city { name } } } }
       cities(first: 100) { totalCount edges { node { name } } }
       reviews(first: 12, withText: true) { pageCount ratings { rating } edges { node { username } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      partner: {
        place: {
          country: { name: 'United Kingdom', slug: 'united-kingdom' },
          city: { name: 'London', latitude: 52.52 },
          jobOffers: { totalCount: 1, edges: [{ node: { city: { name: 'Berlin' } } }] },
          cities: { totalCount: 1, edges: [{ node: { name: 'Leeds' } }] },
          reviews: { pageCount: 1, ratings: { rating: 4.4 }, edges: [{ node: { username: 'Kim' } }] },
        },
      },
    });
    expect(stack.rest.urls().toSorted()).toEqual([
      `${api}/cities/slug/london?expand=country`,
      `${api}/cities?page=1&limit=100&partner_id=11&country_code=gb`,
      `${api}/job_offers?city_slug=london&country_code=gb&partner_slug=swiftbite&page=1&limit=12`,
      swiftbite,
      `${api}/reviews/partner/11?page=1&limit=12&expand=city,partner,ratings&with_text=true&country_code=gb&city_slug=london`,
    ]);
  });

  it('requests its offers with the campaign of the visit', { tags: ['R7.71'] }, async () => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    stack.rest.on(`${api}/job_offers`, pageOf([offerRow()]));
    await placed('countrySlug: null', 'jobOffers(first: 12, utmSource: "News") { totalCount }');
    expect(stack.rest.urls()[1]).toBe(
      `${api}/job_offers?partner_slug=swiftbite&page=1&limit=12&utm_source=News`,
    );
  });

  it('covers all places without arguments', async () => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    stack.rest.on(`${api}/job_offers`, pageOf([offerRow()]));
    const { data } = await placed(
      'countrySlug: null',
      'country { name } city { name } jobOffers { totalCount }',
    );
    expect(data).toEqual({ partner: { place: { country: null, city: null, jobOffers: { totalCount: 1 } } } });
    expect(stack.rest.urls()).toEqual([
      swiftbite,
      `${api}/job_offers?partner_slug=swiftbite&page=1&limit=20`,
    ]);
  });

  it.each(['France', 'deutschland', 'de', ''])(
    'is null in %j, where the company has no offers',
    { tags: ['R2.44'] },
    async (slug) => {
      stack.rest.on(swiftbite, partnerRow({ countries }));
      const { data, errors } = await placed(`countrySlug: "${slug}"`, 'jobOffers { totalCount }');
      expect(errors).toBeUndefined();
      expect(data).toEqual({ partner: { place: null } });
      expect(stack.rest.urls()).toEqual([swiftbite]);
    },
  );

  it('matches the country in any case', { tags: ['R2.44'] }, async () => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    const { data } = await placed('countrySlug: "United-Kingdom"', 'country { countryCode }');
    expect(data).toEqual({ partner: { place: { country: { countryCode: 'GB' } } } });
  });

  it('is null for a city of another country', async () => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    stack.rest.on(`${api}/cities/slug/london`, cityRow({ countryCode: 'GB' }));
    const { data, errors } = await placed('countrySlug: "germany", citySlug: "london"', 'city { name }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ partner: { place: { city: null } } });
  });

  it('has its other parts when the call for one fails', { tags: ['R8.21'] }, async () => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    stack.rest.on(`${api}/job_offers`, json(500));
    stack.rest.on(`${api}/cities`, pageOf([cityRow()]));
    const { data, errors } = await placed(
      'countrySlug: "germany"',
      'jobOffers { totalCount } cities { totalCount }',
    );
    expect(data).toEqual({ partner: { place: { jobOffers: null, cities: { totalCount: 1 } } } });
    expect(errors).toMatchObject([{ path: ['partner', 'place', 'jobOffers'] }]);
  });
});

describe('the link to a place in the language of the request', () => {
  const linked = (args: string) =>
    stack.gateway.ask(`{ partner(slug: "swiftbite") { placeLink(${args}) { uri } } }`);

  it('is looked up when the country is named in another language', async () => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    const uri = '/company/swiftbite/germany/berlin';
    stack.rest.on(`${api}/redirect-links`, pageOf([{ locale: 'en', uri, title: null }]));
    const { data } = await linked('countrySlug: "deutschland", citySlug: "berlin"');
    expect(data).toEqual({ partner: { placeLink: { uri } } });
    expect(stack.rest.urls()[1]).toBe(
      `${api}/redirect-links?uri=${encodeURIComponent('/company/swiftbite/deutschland/berlin')}&locale=en`,
    );
  });

  it.each([
    ['germany', ''],
    ['GERMANY', '/berlin'],
  ])('never leads back to the place itself, %s%s', async (countrySlug, city) => {
    const renamed = [{ countryCode: 'DE', name: 'Federal Republic' }];
    stack.rest.on(swiftbite, partnerRow({ countries: renamed }));
    const uri = `/de/company/swiftbite/germany${city}`;
    stack.rest.on(`${api}/redirect-links`, pageOf([{ locale: 'en', uri, title: null }]));
    const { data, errors } = await linked(`countrySlug: "${countrySlug}", citySlug: "${city.slice(1)}"`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ partner: { placeLink: null } });
  });

  it.each(['countrySlug: "germany"', 'countrySlug: null'])('is not looked up for %s', async (args) => {
    stack.rest.on(swiftbite, partnerRow({ countries }));
    const { data, errors } = await linked(args);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ partner: { placeLink: null } });
    expect(stack.rest.urls()).toEqual([swiftbite]);
  });
});
