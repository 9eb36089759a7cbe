import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Review } from '../../../src/web-api/reviews/reviewSchema.ts';
import { berlinOffer, get, type List, numberFrom, type ServicesOf } from '../../testServices.ts';
import { rowsOf } from '../../rowsOf.ts';

type Reviews = List<Static<typeof Review>>;

const berlinId = 2950159;

export const reviewsSuite = (services: ServicesOf): void => {
  const latest = async (query: string) =>
    (await get<Reviews>(services(), `/reviews/latest?${query}`)).body.items;

  describe('reviews', () => {
    it(
      'GET /reviews/latest lists the newest reviews first, applies limit and expands city and partner',
      { tags: ['R7.59'] },
      async () => {
        const reviews = await latest('limit=5&expand=city,partner');
        const instants = reviews.map(({ created }) => created);
        expect(reviews).toHaveLength(5);
        expect(instants).toEqual(instants.toSorted().toReversed());
        for (const { city, partner } of reviews) {
          expect(city?.country.countryCode).toMatch(/^[A-Z]{2}$/);
          expect(partner?.slug).toBeTruthy();
        }
        expect(await latest('')).toHaveLength(1);
        expect((await latest('limit=1'))[0]).not.toHaveProperty('city');
      },
    );

    it('ids lists exactly these reviews, whatever their number', async () => {
      const wanted = (await latest('limit=30&city_id=2950159')).map(({ id }) => id);
      expect(wanted).toHaveLength(30);
      const found = await latest(`ids=${wanted.join(',')},${wanted[0]},2147483647&expand=city&rating=1`);
      expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
      expect(found.every(({ city }) => city?.id === berlinId)).toBe(true);
      expect(await latest('ids=9999999999')).toEqual([]);
    });

    it('city_id, category_id and job_offer_id filter the latest reviews', { tags: ['R7.60'] }, async () => {
      const ofBerlin = await latest(`limit=10&city_id=${berlinId}&expand=city`);
      expect(ofBerlin.length).toBeGreaterThan(0);
      expect(ofBerlin.every(({ city }) => city?.id === berlinId)).toBe(true);

      const categoryId = await numberFrom(
        services(),
        sql`select id from categories where org_slug = 'babysitting'`,
      );
      const ofCategory = await latest(`limit=200&category_id=${categoryId}`);
      const ids = sql.join(
        ofCategory.map(({ id }) => sql`${id}`),
        sql`, `,
      );
      const inCategory = await numberFrom(
        services(),
        sql`select count(*) from reviews review
          join job_offer_categories belongs on belongs.job_offer_id = review.job_offer_id
          where belongs.category_id = ${categoryId} and review.id in (${ids})`,
      );
      expect(ofCategory.length).toBeGreaterThan(0);
      expect(inCategory).toBe(ofCategory.length);

      const offerId = await numberFrom(
        services(),
        sql`select offer.id from job_offers offer join partners partner on partner.id = offer.partner_id
          where offer.city_id = ${berlinId} and partner.slug = 'glowclean'`,
      );
      // Its only review is listed whatever the language of the path is.
      expect(await latest(`limit=10&job_offer_id=${offerId}`)).toHaveLength(1);
    });

    it('sort=own lists the newest reviews in the language of the path first', async () => {
      const found = async (language: string, limit: number) => {
        const path = `/web-api/${language}/reviews/latest?sort=own&limit=${limit}`;
        return (await get<Reviews>(services(), path)).body;
      };
      const newest = await latest('limit=200&review_language=tr&page=1');
      const { items, total } = await found('tr', 3);
      expect(items.map(({ id }) => id)).toEqual(newest.slice(0, 3).map(({ id }) => id));
      expect(total).toBe(3);
    });

    it(
      'lists the reviews of all languages, independent of the language of the path',
      { tags: ['R7.59'] },
      async () => {
        const idsIn = async (language: string) => {
          const path = `/web-api/${language}/reviews/latest?limit=67&city_id=${berlinId}`;
          const { items } = (await get<Reviews>(services(), path)).body;
          return { ids: items.map(({ id }) => id), languages: new Set(items.map((item) => item.language)) };
        };
        const [english, german, turkish] = [await idsIn('en'), await idsIn('de'), await idsIn('tr')];
        expect(english.languages.size).toBeGreaterThan(3);
        const newest = await rowsOf<{ id: number }>(
          services().database,
          sql`
        select review.id from reviews review join job_offers offer on offer.id = review.job_offer_id
        where offer.city_id = ${berlinId} and exists (
          select 1 from job_offer_categories belongs where belongs.job_offer_id = offer.id)
        order by review.created_at desc, review.id desc limit 67`,
        );
        expect(english.ids).toEqual(newest.map(({ id }) => id));
        expect([german.ids, turkish.ids]).toEqual([english.ids, english.ids]);
      },
    );

    /** Reads all pages, and returns the ids and the distinct totals. */
    const readAllPages = async (path: string) => {
      const ids: number[] = [];
      const totals = new Set<number>();
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const { body } = await get<Reviews>(services(), `${path}&page=${page}`);
        expect(body.page).toBe(page);
        ids.push(...body.items.map(({ id }) => id));
        totals.add(body.total);
        ({ pageCount } = body);
      }
      return { ids, totals: [...totals] };
    };

    const idsWhere = async (condition: SQL) => {
      const rows = await rowsOf<{ id: number }>(
        services().database,
        sql`
        select review.id from reviews review
        join job_offers offer on offer.id = review.job_offer_id
        join cities city on city.id = offer.city_id
        join partners partner on partner.id = offer.partner_id
        where ${condition} and exists (
          select 1 from job_offer_categories belongs where belongs.job_offer_id = offer.id)
        order by review.created_at desc, review.id desc`,
      );
      return rows.map(({ id }) => id);
    };

    it('pages through all reviews of an offer, newest first', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      const ofOffer = sql`offer.id = ${id}`;
      const all = await idsWhere(ofOffer);
      expect(all.length).toBeGreaterThan(60);
      const path = `/reviews/latest?job_offer_id=${id}&sort=newest&limit=7`;
      expect(await readAllPages(path)).toEqual({ ids: all, totals: [all.length] });
      const withText = await idsWhere(sql`${ofOffer} and review.review_text is not null`);
      expect(withText.length).toBeLessThan(all.length);
      expect(await readAllPages(`${path}&with_text=true`)).toEqual({
        ids: withText,
        totals: [withText.length],
      });
    });

    it(
      'pages through all reviews of a partner: everywhere, in a country, in a city',
      { tags: ['R7.62'] },
      async () => {
        const partner = await numberFrom(services(), sql`select id from partners where slug = 'swiftbite'`);
        const ofPartner = sql`offer.partner_id = ${partner}`;
        for (const [query, condition] of [
          ['', ofPartner],
          ['&country_code=de', sql`${ofPartner} and city.country_code = 'DE'`],
          ['&country_code=DE&city_slug=berlin', sql`${ofPartner} and city.id = ${berlinId}`],
          ['&city_slug=berlin&country_code=fr', sql`false`],
          ['&with_text=true', sql`${ofPartner} and review.review_text is not null`],
        ] as const) {
          const ids = await idsWhere(condition);
          expect(await readAllPages(`/reviews/partner/${partner}?limit=200&sort=newest${query}`)).toEqual({
            ids,
            totals: [ids.length],
          });
        }
      },
    );

    it('with_text lists only reviews with a text, but expand=ratings counts all of them', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      type WithRatings = Reviews & {
        ratings?: { rating: number; ratingCount: number; ratingCounts: number[] };
      };
      const read = async (query: string) => (await get<WithRatings>(services(), `/reviews/${query}`)).body;
      const path = `latest?job_offer_id=${id}&with_text=true&page=1&limit=5`;
      const { total, ratings } = await read(`${path}&expand=ratings`);
      const counts = await rowsOf<{ rating: number; count: number }>(
        services().database,
        sql`
        select rating, count(*)::int as count from reviews where job_offer_id = ${id} group by rating`,
      );
      const byStars = [1, 2, 3, 4, 5].map(
        (stars) => counts.find(({ rating }) => rating === stars)?.count ?? 0,
      );
      const ratingCount = byStars.reduce((sum, count) => sum + count, 0);
      const sum = byStars.reduce((all, count, at) => all + count * (at + 1), 0);
      expect(ratings).toEqual({
        rating: expect.closeTo(sum / ratingCount, 5) as number,
        ratingCount,
        ratingCounts: byStars,
      });
      expect(total).toBeLessThan(ratingCount);
      expect(await read(path)).not.toHaveProperty('ratings');
      const partner = await numberFrom(services(), sql`select id from partners where slug = 'swiftbite'`);
      const inBerlin = await read(`partner/${partner}?city_slug=Berlin&expand=ratings`);
      expect(inBerlin.ratings).toEqual(ratings);
      const everywhere = await read(`partner/${partner}?limit=1&expand=ratings`);
      type Partner = { ratingCount: number };
      const company = (await get<Partner>(services(), '/partners/slug/swiftbite')).body;
      expect(everywhere.ratings?.ratingCount).toBe(company.ratingCount);
    });

    it.each([
      ['an offer', async () => `latest?job_offer_id=${await berlinOffer(services(), 'swiftbite')}`],
      [
        'a partner in a city',
        async () =>
          `partner/${await numberFrom(services(), sql`select id from partners where slug = 'swiftbite'`)}?city_slug=berlin`,
      ],
      [
        'a partner in a country',
        async () =>
          `partner/${await numberFrom(services(), sql`select id from partners where slug = 'swiftbite'`)}?country_code=de`,
      ],
    ])(
      'pages of %s begin with the language of the path, unless they are sorted by time',
      async (_of, pathOf) => {
        const path = `${await pathOf()}&with_text=true&limit=12`;
        const allOf = async (language: string, sort = '') => {
          const items: Reviews['items'] = [];
          for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
            const url = `/web-api/${language}/reviews/${path}&page=${page}${sort}`;
            const { body } = await get<Reviews>(services(), url);
            items.push(...body.items);
            ({ pageCount } = body);
          }
          return items;
        };
        const byTime = await allOf('de', '&sort=newest');
        const instants = byTime.map(({ created }) => created);
        expect(instants).toEqual(instants.toSorted().toReversed());
        for (const language of ['de', 'sv']) {
          const own = byTime.filter((review) => review.language === language);
          const others = byTime.filter((review) => review.language !== language);
          expect(own.length).toBeGreaterThan(0);
          expect((await allOf(language)).map((review) => review.id)).toEqual(
            [...own, ...others].map((review) => review.id),
          );
        }
      },
    );

    it('excludes reviews of an offer without categories, because it has no page', async () => {
      const offerId = await numberFrom(
        services(),
        sql`select offer.id from job_offers offer join partners partner on partner.id = offer.partner_id
          where offer.city_id = ${berlinId} and partner.slug = 'oddjob-guild'`,
      );
      const counted = sql`select count(*) from reviews where job_offer_id = ${offerId}`;
      expect(await numberFrom(services(), counted)).toBeGreaterThan(0);
      expect(await latest(`limit=10&job_offer_id=${offerId}`)).toEqual([]);
      const ofPartner = await get<Reviews>(services(), '/reviews/partner/5?limit=200&country_code=de');
      expect(ofPartner.body.items.map(({ jobOfferId }) => jobOfferId)).not.toContain(offerId);
    });

    it(
      'GET /reviews/top lists the best reviews first, with city and partner',
      { tags: ['R7.61'] },
      async () => {
        const { body } = await get<Reviews>(services(), '/reviews/top?limit=200&expand=city,partner');
        const ratings = body.items.map(({ rating }) => rating);
        expect(ratings.length).toBeGreaterThan(10);
        expect(ratings[0]).toBe(5);
        expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
        expect(body.items.every(({ city, partner }) => city !== undefined && partner !== undefined)).toBe(
          true,
        );
        // Reviews without a text are not listed.
        expect(body.items.filter(({ reviewText }) => reviewText === null)).toEqual([]);
      },
    );

    it('answers the mean and the number of ratings for offers, partners, cities and city categories', async () => {
      /** Computes the rating of the matching offers from their reviews. */
      const ofOffers = async (condition: SQL) => {
        const rows = await rowsOf<{ rating: number }>(
          services().database,
          sql`
          select review.rating from reviews review
          join job_offers offer on offer.id = review.job_offer_id
          join cities city on city.id = offer.city_id
          join partners partner on partner.id = offer.partner_id
          where ${condition}`,
        );
        const sum = rows.reduce((total, { rating }) => total + rating, 0);
        return { rating: expect.closeTo(sum / rows.length, 5) as number, ratingCount: rows.length };
      };
      type Rated = { rating: number; ratingCount: number };
      type RatedOffer = { review: Rated; review_partner_country: Rated };
      const inBerlin = sql`city.id = ${berlinId}`;
      const ofSwiftbite = sql`partner.slug = 'swiftbite'`;
      const ofDelivery = sql`exists (select 1 from job_offer_categories belongs
        join categories category on category.id = belongs.category_id
        where belongs.job_offer_id = offer.id and category.org_slug = 'delivery')`;
      const path = '/job-offer?city_slug=berlin&partner_slug=swiftbite&review_partner_country=1';
      const offer = (await get<RatedOffer>(services(), path)).body;
      expect(offer.review).toMatchObject(await ofOffers(sql`${inBerlin} and ${ofSwiftbite}`));
      expect(offer.review_partner_country).toEqual(
        await ofOffers(sql`city.country_code = 'DE' and ${ofSwiftbite}`),
      );
      const ratingAt = async (url: string) => (await get<Rated & List<Rated>>(services(), url)).body;
      expect(await ratingAt('/partners/slug/swiftbite')).toMatchObject(await ofOffers(ofSwiftbite));
      expect(await ratingAt('/cities/slug/berlin')).toMatchObject(await ofOffers(inBerlin));
      const pair = await ratingAt('/city_categories?city_slug=berlin&category_slug=delivery');
      expect(pair.items[0]).toMatchObject(await ofOffers(sql`${inBerlin} and ${ofDelivery}`));
    });
  });
};
