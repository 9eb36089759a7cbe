import type { Static } from 'typebox';
import { expect, it } from 'vitest';
import type { MoreJobFacets } from '../../src/more-jobs/moreJobFacetSchema.ts';
import type { MoreJobOfferList } from '../../src/more-jobs/moreJobOfferSchema.ts';
import { get, type ServicesOf } from '../testServices.ts';

type Facets = Static<typeof MoreJobFacets>;
type Offers = Static<typeof MoreJobOfferList>;

/** A part of `moreJobsSuite`, which inserts the rows. */
export const moreJobFacetsSuite = (services: ServicesOf): void => {
  const list = async (query: string) =>
    (await get<Offers>(services(), `/more-jobs-api/job-offers?${query}`)).body;
  const facets = async (query: string) =>
    (await get<Facets>(services(), `/more-jobs-api/job-offers/facets?${query}`)).body;

  it('counts as many offers of a country, state or city as the list has', async () => {
    const all = await facets('language=de');
    const { cities, countries, states } = all;
    expect(cities).toHaveLength(50);
    const countOf = async (query: string) => (await list(`limit=1&${query}`)).total;
    const france = countries.find(({ countryCode }) => countryCode === 'FR');
    expect(france).toEqual({
      countryCode: 'FR',
      name: 'Frankreich',
      count: await countOf('country_code=fr'),
    });
    const texas = states.find(({ state }) => state === 'TX');
    expect(texas).toEqual({ state: 'TX', countryCode: 'US', count: await countOf('state=tx') });
    const counts = cities.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));

    const within = await facets('country_code=us&state=tx&city=austin&keyword=driver');
    const austin = within.cities.find(({ isAsked }) => isAsked);
    expect(austin).toMatchObject({
      city: { slug: 'austin' },
      state: 'TX',
      countryCode: 'US',
      count: await countOf('city=austin&keyword=driver'),
    });
    expect(within.cities.every(({ state, countryCode }) => state === 'TX' && countryCode === 'US')).toBe(
      true,
    );
    expect(within.states.length).toBeGreaterThan(1);
    expect(within.everywhere).toBe(await countOf('keyword=driver'));
    expect(within).toMatchObject({ isExact: true, withoutKeyword: null });
  });

  it('includes the requested country and city, and counts their offers without the keyword if it finds none', async () => {
    const facetsOfWarsaw = await facets('city=varsovia&country_code=pl&keyword=zyxdeep&language=en');
    expect(facetsOfWarsaw.withoutKeyword).toBe((await list('city=warsaw&limit=1')).total);
    expect(facetsOfWarsaw.cities).toEqual([
      expect.objectContaining({
        city: expect.objectContaining({ slug: 'warsaw' }),
        count: 0,
        isAsked: true,
      }),
    ]);
    expect(facetsOfWarsaw.countries).toContainEqual({ countryCode: 'PL', name: 'Poland', count: 0 });
    expect(facetsOfWarsaw.countries).toContainEqual({ countryCode: 'DE', name: 'Germany', count: 1499 });
    expect(await facets('city=nowhere&country_code=zz&keyword=zyxnowhere')).toEqual({
      countries: [],
      states: [],
      cities: [],
      everywhere: 0,
      withoutKeyword: 0,
      isExact: true,
    });
  });

  it('reports that its counts are not exact if it stops counting early', async () => {
    const flood = await facets('keyword=zyxflood');
    expect(flood).toMatchObject({ everywhere: 10_001, isExact: false });
    const elsewhere = await facets('keyword=zyxflood&country_code=de');
    expect(elsewhere.cities).toEqual([]);
    const all = await facets('');
    expect(all.isExact).toBe(false);
    const warsaw = all.cities.find(({ city }) => city.slug === 'warsaw');
    expect(warsaw?.count).toBe(201);
  });
};
