import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { City } from '../../src/web-api/cities/citySchema.ts';
import { get, type Errors, type List, numberFrom, type ServicesOf } from '../testServices.ts';

type CityBody = Static<typeof City>;
type Cities = List<CityBody>;

const berlinId = 2950159;
const berlinPoint = 'lat=52.52437&lng=13.41053';

export const citiesSuite = (services: ServicesOf): void => {
  describe('cities', () => {
    it(
      'GET /cities/ requires no authorisation, with and without a trailing slash',
      { tags: ['R7.18'] },
      async () => {
        for (const path of ['/cities', '/cities/']) {
          const { status, body } = await get<Cities>(services(), path);
          expect(status).toBe(200);
          expect(body.items).toHaveLength(20);
          expect(body.page).toBe(1);
          expect(body.pageCount).toBe(Math.ceil(body.total / 20));
        }
      },
    );

    it('partner_id selects the cities where the partner has offers', { tags: ['R7.19'] }, async () => {
      const partnerId = await numberFrom(
        services(),
        sql`select id from partners where slug = 'oddjob-guild'`,
      );
      const { body } = await get<Cities>(services(), `/cities?partner_id=${partnerId}&limit=200`);
      const expected = await numberFrom(
        services(),
        sql`select count(*) from listed_offers where partner_id = ${partnerId}`,
      );
      expect(body.total).toBe(expected);
      expect(body.items.some(({ id }) => id === berlinId)).toBe(false);
      expect((await get<Cities>(services(), '/cities?partner_id=999999')).body.total).toBe(0);
    });

    it(
      'country_code selects the cities of the country, in upper or lower case',
      { tags: ['R7.20'] },
      async () => {
        for (const code of ['pl', 'PL']) {
          const { body } = await get<Cities>(services(), `/cities?country_code=${code}&limit=200`);
          expect(body.total).toBeGreaterThan(3);
          expect(new Set(body.items.map(({ countryCode }) => countryCode))).toEqual(new Set(['PL']));
        }
      },
    );

    it(
      'lat, lng, limit and distanceLessThan list the nearest cities first, by kilometres',
      { tags: ['R2.86', 'R7.21'] },
      async () => {
        const { body } = await get<Cities>(services(), `/cities?${berlinPoint}&limit=4&distanceLessThan=100`);
        const distances = body.items.map(({ distance }) => distance ?? Number.NaN);
        expect(body.items).toHaveLength(4);
        expect(body.items[0]?.slug).toBe('berlin');
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        expect(Math.max(...distances)).toBeLessThan(100);
        const all = (await get<Cities>(services(), `/cities?${berlinPoint}&limit=200&distanceLessThan=100`))
          .body.items;
        const potsdam = all.find(({ slug }) => slug === 'potsdam');
        expect(potsdam?.distance).toBeGreaterThan(25);
        expect(potsdam?.distance).toBeLessThan(30);
        expect(all.map(({ slug }) => slug)).not.toContain('hamburg');
        // Warsaw has nearly the same latitude, but is far away.
        expect(all.map(({ slug }) => slug)).not.toContain('warsaw');
        expect(all.every(({ distance }) => (distance ?? Number.NaN) < 100)).toBe(true);
      },
    );

    it('finds nothing in the middle of the ocean, and requires both coordinates', async () => {
      expect(
        (await get<Cities>(services(), '/cities?lat=0&lng=-30&distanceLessThan=100')).body.items,
      ).toEqual([]);
      const { status, body } = await get<Errors>(services(), '/cities?lat=52');
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ field: 'lng', code: 'required' });
    });

    it(
      'GET /cities/id/{cityId} answers the city, and 404 for an unknown one',
      { tags: ['R7.23'] },
      async () => {
        const { status, body } = await get<CityBody>(services(), `/cities/id/${berlinId}`);
        expect(status).toBe(200);
        expect(body).toMatchObject({ id: berlinId, slug: 'berlin', name: 'Berlin', isRedirection: false });
        expect((await get(services(), '/cities/id/1')).status).toBe(404);
        expect((await get(services(), '/cities/id/abc')).status).toBe(400);
      },
    );

    it(
      'GET /cities/slug/{citySlug} answers the city with or without expand, and 404 for an unknown one',
      { tags: ['R7.24'] },
      async () => {
        expect((await get<CityBody>(services(), '/cities/slug/berlin')).body.id).toBe(berlinId);
        expect((await get<CityBody>(services(), '/cities/slug/BERLIN?expand=overview')).body.id).toBe(
          berlinId,
        );
        expect(await get(services(), '/cities/slug/nowhere')).toEqual({
          status: 404,
          body: { message: 'There is no such city.' },
        });
      },
    );

    it(
      'expand adds top reviews, overview and categories; the country is always present',
      { tags: ['R7.25'] },
      async () => {
        const bare = (await get<CityBody>(services(), '/cities/slug/berlin')).body;
        expect(bare.overview).toBeNull();
        expect(bare).not.toHaveProperty('topReviews');
        expect(bare).not.toHaveProperty('categories');
        const path = '/cities/slug/berlin?expand=country,topReviews,overview,categories,unknown';
        const { body } = await get<CityBody>(services(), path);
        expect(body.country).toEqual({ countryCode: 'DE', name: 'Germany' });
        expect(body.overview).toMatch(/Berlin/);
        expect(body.topReviews).toHaveLength(3);
        expect(body.categories).toHaveLength(20);
      },
    );

    it('GET /cities/top lists the cities with the most offers', { tags: ['R7.26'] }, async () => {
      const { items } = (await get<Cities>(services(), '/../de/cities/top')).body;
      expect(items).toHaveLength(4);
      const maxCount = await numberFrom(
        services(),
        sql`select max(count) from (select count(*) from listed_offers group by city_id) as counted`,
      );
      expect(items[0]?.jobOffersCount).toBe(maxCount);
    });

    it.each([
      ['en', ['US', 'GB']],
      ['tr', ['TR', 'TR']],
      ['pt', ['PT', 'PT']],
      ['sv', ['SE', 'SE']],
    ])(
      '/%s: half of the top cities are in countries of the language, and come first',
      async (language, near) => {
        const { body } = await get<Cities>(services(), `/../${language}/cities/top?limit=4`);
        expect(body.items.slice(0, 2).map(({ countryCode }) => countryCode)).toEqual(near);
        for (const part of [body.items.slice(0, 2), body.items.slice(2)]) {
          const counts = part.map(({ jobOffersCount }) => jobOffersCount);
          expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        }
        const [largest] = (await get<Cities>(services(), '/../de/cities/top?limit=3')).body.items;
        expect(body.items[2]?.id).toBe(largest?.id);
      },
    );

    it('GET /cities/newest lists the newest cities first', { tags: ['R7.27'] }, async () => {
      const { body } = await get<Cities>(services(), '/cities/newest?limit=10');
      const instants = body.items.map(({ created }) => created);
      expect(instants).toHaveLength(10);
      expect(instants).toEqual(instants.toSorted().toReversed());
      expect(new Set(instants).size).toBeGreaterThan(1);
    });

    it('ids selects exactly the requested cities', async () => {
      const { body } = await get<Cities>(services(), `/cities?ids=${berlinId},2988507,999999999,${berlinId}`);
      expect(body.items.map(({ slug }) => slug).toSorted()).toEqual(['berlin', 'paris']);
      expect(body).toMatchObject({ total: 2, page: 1, pageCount: 1 });
    });

    it('answers an empty page after the last one, with the correct total', async () => {
      const first = (await get<Cities>(services(), '/cities')).body;
      const { status, body } = await get<Cities>(services(), '/cities?page=999999');
      expect(status).toBe(200);
      expect(body).toEqual({ items: [], total: first.total, page: 999999, pageCount: first.pageCount });
    });

    it('finds a city by a slug of another language or a former one, and marks the redirection', async () => {
      const inPolish = (await get<CityBody>(services(), '/web-api/pl/cities/slug/warsaw')).body;
      expect(inPolish).toMatchObject({ slug: 'warszawa', isRedirection: true });
      const old = (await get<CityBody>(services(), '/cities/slug/east-berlin')).body;
      expect(old).toMatchObject({ slug: 'berlin', isRedirection: true });
      for (const [name, slug] of [
        ['kobenhavn', 'copenhagen'],
        ['philly', 'philadelphia'],
        ['bois-le-duc', 's-hertogenbosch'],
        ['nueva-york', 'new-york-city'],
      ])
        expect((await get<CityBody>(services(), `/cities/slug/${name}`)).body).toMatchObject({
          slug,
          isRedirection: true,
        });
      expect((await get(services(), '/cities/slug/atlantis')).status).toBe(404);
    });
  });

  describe('city search', () => {
    it.each([
      ['berl', 'berlin'],
      ['Münch', 'munich'],
      ['munchn', 'munich'],
      ['koln', 'cologne'],
      ['warszawa', 'warsaw'],
      ['LODZ', 'lodz'],
      ['istanbul', 'istanbul'],
      ['york', 'york'],
      ['new yo', 'new-york-city'],
      ['amstredam', 'amsterdam'],
      ['Salavdor', 'salvador'],
      ['koeln', 'cologne'],
      ['muenchen', 'munich'],
      ['NYC', 'new-york-city'],
      ['LA', 'los-angeles'],
      ['SF', 'san-francisco'],
      ['wien', 'vienna'],
      ['roma', 'rome'],
      ['Londra', 'london'],
      ['constantinople', 'istanbul'],
      ['washington dc', 'washington-dc'],
    ])('answers the query %s with %s first', async (query, slug) => {
      const { body } = await get<Cities>(services(), `/cities?limit=5&query=${encodeURIComponent(query)}`);
      expect(body.items[0]?.slug).toBe(slug);
    });

    it.each([
      ['koeln', 'cologne', 'exact'],
      ['nyc', 'new-york-city', 'exact'],
      ['berlin, germany', 'berlin', 'exact'],
      ['Berlin, Deutschland', 'berlin', 'exact'],
      ['austin tx', 'austin', 'exact'],
      ['new york, usa', 'new-york-city', 'exact'],
      ['berlin, nowhere', 'berlin', 'part'],
      ['Berlin Mitte', 'berlin', 'part'],
      ['jobs in Berlin', 'berlin', 'part'],
      ['gigs new york city today', 'new-york-city', 'part'],
      ['la paz', 'the-hague', 'similar'],
      ['Göteburg', 'gothenburg', 'exact'],
      ['Лиссабон', 'lisbon', 'exact'],
      ['Αθήνα', 'athens', 'exact'],
      ['里昂', 'lyon', 'exact'],
      ['ميلانو', 'milan', 'exact'],
      ['Bois-le-Duc', 's-hertogenbosch', 'exact'],
      ['Litzmannst', 'lodz', 'part'],
      ['Austin, Texas', 'austin', 'exact'],
      ['Atlanta, Georgia', 'atlanta', 'exact'],
      ['Toronto Ontario', 'toronto', 'part'],
      ['Leeds England', 'leeds', 'exact'],
      ['Milano, MI', 'milan', 'part'],
      ['Portland, ME', 'portland', 'elsewhere'],
      ['Portland Maine', 'portland', 'elsewhere'],
      ['Austin, MN', 'austin', 'elsewhere'],
      ['Paris, TX', 'paris', 'elsewhere'],
      ['Berlin, France', 'berlin', 'elsewhere'],
      ['Florence, Turkey', 'florence', 'elsewhere'],
      ['Portland, Texas', 'portland', 'elsewhere'],
      ['Кёльн', 'cologne', 'exact'],
      ['كولونيا', 'cologne', 'exact'],
      ['柏林', 'berlin', 'exact'],
      ['Нью-Йорк', 'new-york-city', 'exact'],
      ['Paris Teksas', 'paris', 'part'],
      ['Dublin, Ohio', 'dublin', 'elsewhere'],
      ['Atlanta, Gruzja', 'atlanta', 'elsewhere'],
      ['Birmingham AL', 'birmingham', 'elsewhere'],
      ['Valencia, Venezuela', 'valencia', 'elsewhere'],
      ['London, Kanada', 'london', 'elsewhere'],
      ['Toledo en España', 'toledo', 'part'],
      ['potsd', 'potsdam', 'beginning'],
      ['angeles', 'los-angeles', 'part'],
      ['Salavdor', 'salvador', 'slip'],
      ['Atlantisxyz', 'atlanta', 'similar'],
    ])('reports how well %s matches %s: %s', async (query, slug, match) => {
      const { body } = await get<Cities>(services(), `/cities?limit=3&query=${encodeURIComponent(query)}`);
      expect(body.items[0]).toMatchObject({ slug, match });
    });

    it.each([
      ['lodz', 'exact'],
      ['paris', 'exact'],
      ['Cologne', 'exact'],
      ['Kolonia', 'exact'],
      ['İzmir', 'exact'],
      ['ニューヨーク', 'exact'],
      ['potsd', 'beginning'],
      ['Berlin, DE', 'exact'],
      ['Berlin Mitte', 'part'],
      ['Berlin, France', 'elsewhere'],
      ['Bolonia, Grecia', 'elsewhere'],
    ])('%s, found as %s, brings no cities that only share some letters', async (query, best) => {
      const { body } = await get<Cities>(services(), `/cities?limit=6&query=${encodeURIComponent(query)}`);
      expect(body.items[0]?.match).toBe(best);
      expect(body.items.filter(({ match }) => match === 'slip' || match === 'similar')).toEqual([]);
    });

    it('does not fill the list for a few letters with names in further languages', async () => {
      const { body } = await get<Cities>(services(), '/cities?limit=6&query=par');
      expect(body.items.map(({ slug }) => slug)).toEqual(['paris', 'cedar-park']);
    });

    it('finds the cities of a country, the largest first', async () => {
      for (const query of ['Germany', 'almanya']) {
        const { body } = await get<Cities>(services(), `/cities?limit=3&query=${query}`);
        expect(body.items.map(({ slug, match }) => [slug, match])).toEqual([
          ['berlin', 'country'],
          ['hamburg', 'country'],
          ['munich', 'country'],
        ]);
      }
    });

    it('has the field match only in search results', async () => {
      const { body } = await get<Cities>(services(), '/cities?limit=1');
      expect(body.items[0]).not.toHaveProperty('match');
    });

    it.each(['zzzzqq', '%', '_', "'; drop table cities; --"])(
      'finds nothing for the query %s',
      async (query) => {
        const { status, body } = await get<Cities>(services(), `/cities?query=${encodeURIComponent(query)}`);
        expect(status).toBe(200);
        expect(body.total).toBe(0);
      },
    );

    it('lists the larger city first if the names match equally well', async () => {
      for (const query of ['ber', 'be']) {
        const { body } = await get<Cities>(services(), `/cities?query=${query}&limit=5`);
        expect(body.items[0]?.slug).toBe('berlin');
      }
    });
  });
};
