import { describe, expect, it } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { cityRow, pageOf } from '../../test/rows.ts';
import { dataOf } from '../../test/startGateway.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { languages } from '../config/languages.ts';

const stack = setUpStack();

describe('languages', () => {
  it('flags English, Spanish and French for applications', { tags: ['R1.21'] }, async () => {
    const rows = languages.map((id) => ({
      id,
      name: id,
      title: id,
      uri: id === 'en' ? '/' : `/${id}`,
      application: ['en', 'es', 'fr'].includes(id),
    }));
    stack.rest.on('/web-api/en/languages', pageOf(rows));
    const answer = await stack.gateway.ask<{ languages: { uri: string; application: boolean }[] }>(
      '{ languages { uri application } }',
    );
    const all = dataOf(answer).languages;
    const flagged = all.filter(({ application }) => application).map(({ uri }) => uri);
    expect(all).toHaveLength(10);
    expect(flagged.toSorted()).toEqual(['/', '/es', '/fr']);
  });

  it('sends the language of the request in the path of every web API call', { tags: ['R7.14'] }, async () => {
    await stack.gateway.ask('{ languages { id } topCities { id } }', { lang: 'de' });
    await stack.gateway.ask('{ languages { id } }', { lang: 'fr' });
    await stack.gateway.ask('{ languages { id } }', {
      lang: '',
      headers: { 'accept-language': 'pl;q=0.9, xx' },
    });
    expect(stack.rest.urls().toSorted()).toEqual([
      '/web-api/de/cities/top',
      '/web-api/de/languages',
      '/web-api/fr/languages',
      '/web-api/pl/languages',
    ]);
  });
});

describe('siteTotals', () => {
  it('counts what is on the site, and names its largest city without another call', async () => {
    const totals = { job_offers: 4744, cities: 265, partners: 40, contributions: 56164, reviews: 9000 };
    const city = { id: 745044, name: 'İstanbul', slug: 'istanbul', orgSlug: 'istanbul' };
    stack.rest.on('/web-api/tr/site-totals', json(200, { ...totals, largest_city: city }));
    const query =
      '{ siteTotals { jobOffers cities partners contributions reviews largestCity { name slug } } }';
    const { data } = await stack.gateway.ask(query, { lang: 'tr' });
    expect(data).toEqual({
      siteTotals: {
        jobOffers: 4744,
        cities: 265,
        partners: 40,
        contributions: 56164,
        reviews: 9000,
        largestCity: { name: 'İstanbul', slug: 'istanbul' },
      },
    });
    expect(stack.rest.calls).toHaveLength(1);
    stack.rest.on('/web-api/tr/site-totals', json(200, { ...totals, largest_city: null }));
    expect((await stack.gateway.ask(query, { lang: 'tr' })).data).toMatchObject({
      siteTotals: { largestCity: null },
    });
  });
});

describe('phrases and redirectLinks', () => {
  it('lists texts by their key', { tags: ['R7.52'] }, async () => {
    stack.rest.on('/web-api/sv/phrases/', { 'error.load': 'Kan inte ladda.' });
    const { data } = await stack.gateway.ask('{ phrases { key text } }', { lang: 'sv' });
    expect(data).toEqual({ phrases: [{ key: 'error.load', text: 'Kan inte ladda.' }] });
    expect(stack.rest.urls()).toEqual(['/web-api/sv/phrases/']);
  });

  it('lists the addresses of a page in other languages', { tags: ['R3.92'] }, async () => {
    const links = [{ locale: 'de', uri: '/de/berlin', title: 'Berlin' }];
    stack.rest.on('/web-api/en/redirect-links', pageOf(links));
    const { data } = await stack.gateway.ask('{ redirectLinks(uri: "/Berlin") { locale uri title } }');
    expect(data).toEqual({ redirectLinks: links });
    expect(stack.rest.urls()).toEqual(['/web-api/en/redirect-links?uri=%2FBerlin']);
  });

  it.each(['de', 'tr'])('lists the address in one language: %s', { tags: ['R7.52'] }, async (locale) => {
    const links = [{ locale, uri: `/${locale}/berlin`, title: 'Berlin' }];
    stack.rest.on('/web-api/en/redirect-links', pageOf(links));
    const { data } = await stack.gateway.ask(
      `{ redirectLinks(uri: "/berlin", locale: "${locale}") { locale uri } }`,
    );
    expect(data).toEqual({ redirectLinks: [{ locale, uri: `/${locale}/berlin` }] });
    expect(stack.rest.urls()).toEqual([`/web-api/en/redirect-links?uri=%2Fberlin&locale=${locale}`]);
  });
});

describe('location', () => {
  const query = '{ location(citySlug: "berlin") { latitude longitude country succeeded } }';

  it('looks up the address of the visitor, not of the site’s server', { tags: ['R7.52'] }, async () => {
    stack.rest.on('/ip_lookup', { status: 'success', lat: 48.86, lon: 2.35, country: 'FR' });
    const { data } = await stack.gateway.ask(query, { headers: { 'x-forwarded-for': '93.184.216.34' } });
    expect(data).toEqual({
      location: { latitude: 48.86, longitude: 2.35, country: 'FR', succeeded: true },
    });
    expect(stack.rest.urls()).toEqual(['/ip_lookup?ip=93.184.216.34']);
    expect(stack.rest.calls[0]?.headers.authorization).toBeUndefined();
  });

  it(
    'has the coordinates of the city when the look-up answers the status fail',
    { tags: ['R7.58', 'R8.23'] },
    async () => {
      stack.rest.on('/ip_lookup', { status: 'fail', lat: null, lon: null, country: null });
      stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
      const { data, errors } = await stack.gateway.ask(query);
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        location: { latitude: 52.52, longitude: 13.41, country: null, succeeded: false },
      });
    },
  );

  it('is 0, 0 without an error when there is no city', { tags: ['R8.24'] }, async () => {
    stack.rest.on('/ip_lookup', json(500));
    const { data, errors } = await stack.gateway.ask('{ location { latitude longitude succeeded } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ location: { latitude: 0, longitude: 0, succeeded: false } });
  });
});
