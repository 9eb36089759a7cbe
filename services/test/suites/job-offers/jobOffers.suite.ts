import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import { takesApplications } from '../../../src/sql/takesApplications.ts';
import type { JobOffer } from '../../../src/web-api/job-offers/jobOfferSchema.ts';
import { get, type List, numberFrom, servicesOrigin, type ServicesOf } from '../../testServices.ts';
import { rowsOf } from '../../rowsOf.ts';

type Offer = Static<typeof JobOffer>;
type Offers = List<Offer>;

export const jobOffersSuite = (services: ServicesOf): void => {
  const offer = async (partnerSlug: string, more = '') =>
    (await get<Offer>(services(), `/job-offer?city_slug=berlin&partner_slug=${partnerSlug}${more}`)).body;

  describe('offers', () => {
    it('GET /job_offers filters, pages, expands and accepts utm_source', { tags: ['R7.70'] }, async () => {
      const all = (await get<Offers>(services(), '/job_offers?city_slug=berlin&limit=200&utm_source=mail'))
        .body;
      expect(all.total).toBeGreaterThanOrEqual(25);
      expect(all.items.every(({ city }) => city.slug === 'berlin')).toBe(true);
      const ranks = all.items.map(({ weight }) => weight);
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));

      const delivery = (
        await get<Offers>(services(), '/job_offers?city_slug=berlin&categories=delivery&limit=200')
      ).body;
      expect(delivery.total).toBeGreaterThanOrEqual(21);
      expect(
        delivery.items.every(({ categories }) => categories.some((one) => one.orgSlug === 'delivery')),
      ).toBe(true);
      const either = (
        await get<Offers>(services(), '/job_offers?city_slug=berlin&categories=delivery,cleaning&limit=200')
      ).body;
      expect(either.total).toBeGreaterThan(delivery.total);

      const students = (await get<Offers>(services(), '/job_offers?city_slug=berlin&type=student&limit=200'))
        .body;
      expect(students.total).toBeLessThan(all.total);
      expect(students.items.every(({ type }) => type === 'student')).toBe(true);

      const one = (await get<Offers>(services(), '/job_offers?city_slug=berlin&partner_slug=swiftbite')).body;
      expect(one.items.map(({ partner }) => partner.slug)).toEqual(['swiftbite']);

      const second = (await get<Offers>(services(), '/job_offers?city_slug=berlin&limit=10&page=2')).body;
      expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(10, 20).map(({ id }) => id));

      const plain = all.items[0];
      expect(plain?.city).not.toHaveProperty('latitude');
      expect(plain?.city).not.toHaveProperty('state');
      expect(plain).not.toHaveProperty('description');
      expect(plain).not.toHaveProperty('earning');
      const expand =
        'texts,review_partner_country,countries,earning,signUpTime,customerAvailability,nonsense';
      const full = (await get<Offers>(services(), `/job_offers?city_slug=berlin&limit=1&expand=${expand}`))
        .body.items[0];
      expect(full?.description).toBeTruthy();
      expect(full?.partner.countries?.length).toBeGreaterThan(0);
      for (const part of ['review_partner_country', 'earning', 'signUpTime', 'customerAvailability']) {
        expect(full).toHaveProperty(part);
      }
    });

    it(
      'GET /job-offer answers the offer of a partner in a city, with review_partner_country on request',
      { tags: ['R7.72'] },
      async () => {
        const plain = await offer('SWIFTBITE');
        const city = await get<{ latitude: number; longitude: number }>(services(), '/cities/id/2950159');
        const location = { latitude: city.body.latitude, longitude: city.body.longitude };
        expect(plain).toMatchObject({
          status: 'live',
          city: { slug: 'berlin', country: { countryCode: 'DE' }, state: null, ...location },
          partner: { slug: 'swiftbite' },
          isVerified: true,
          isDirectApply: false,
          url: `${servicesOrigin}/partner-site/swiftbite?city=berlin`,
        });
        const [american] = (await get<Offers>(services(), '/job_offers?city_slug=new-york-city&limit=1')).body
          .items;
        const inNewYork = `/job-offer?city_slug=new-york-city&partner_slug=${american?.partner.slug}`;
        expect((await get<Offer>(services(), inNewYork)).body.city.state).toBe('ny');
        expect(plain).not.toHaveProperty('review_partner_country');
        const expanded = await offer('swiftbite', '&review_partner_country=1');
        const expected = await numberFrom(
          services(),
          sql`select count(*) from reviews review
          join job_offers offer on offer.id = review.job_offer_id
          join cities city on city.id = offer.city_id
          where offer.partner_id = ${plain.partner.id} and city.country_code = 'DE'`,
        );
        expect(expanded.review_partner_country?.ratingCount).toBe(expected);
        expect((await get(services(), '/job-offer?city_slug=berlin&partner_slug=nobody')).status).toBe(404);
        expect((await get(services(), '/job-offer?city_slug=nowhere&partner_slug=swiftbite')).status).toBe(
          404,
        );
        expect((await get(services(), '/job-offer?city_slug=berlin')).status).toBe(400);
      },
    );

    it('answers every text and figure of the full offer', async () => {
      const full = await offer('swiftbite');
      const texts = [
        full.earnings,
        full.description,
        full.howToStart,
        full.jobRequirementsDetails,
        full.fees,
        full.commonExpenses,
        full.joiningBonus,
        full.overview,
        full.overviewHeader,
        full.structuredData,
        full.seoTitle,
        full.seoDescription,
        full.seoKeywords,
      ];
      for (const text of texts) expect(text).toBeTruthy();
      expect(full.costToStart.avg).toBeGreaterThan(0);
      const sum = full.review.ratingCounts.reduce((one, other) => one + other, 0);
      expect(full.review.ratingCounts).toHaveLength(5);
      expect(sum).toBe(full.review.ratingCount);
    });

    it('excludes expired, past and uncategorised offers from lists, but finds them by slug and by id', async () => {
      const { body } = await get<Offers>(services(), '/job_offers?city_slug=berlin&limit=200');
      const listed = body.items.map(({ partner }) => partner.slug);
      for (const slug of ['parcelpath', 'quietdesk', 'oddjob-guild']) expect(listed).not.toContain(slug);
      expect((await offer('parcelpath')).status).toBe('expired');
      expect((await offer('oddjob-guild')).categories).toEqual([]);
      const past = await offer('quietdesk');
      expect(past.validThrough?.slice(0, 10) ?? '9').toMatch(/^20/);
      const byId = (await get<Offers>(services(), `/job_offers?ids=${past.id}`)).body;
      expect(byId.items.map(({ id }) => id)).toEqual([past.id]);
    });

    it('promotes only listed offers', async () => {
      const { id } = await offer('swiftbite');
      const { items } = (await get<Offers>(services(), `/job-offers/promoted/${id}?limit=200`)).body;
      const promoted = items.map(({ partner }) => partner.slug);
      for (const slug of ['parcelpath', 'quietdesk', 'oddjob-guild']) expect(promoted).not.toContain(slug);
    });

    it('excludes a partner whose offers have all expired from every count', async () => {
      const { id, partner } = await offer('glowclean');
      const [category = ''] = (await offer('glowclean')).categories.map(({ orgSlug }) => orgSlug);
      type Counts = List<{ slug: string }> & {
        categories: { category: { orgSlug: string }; partnersCount: number }[];
      };
      type Partner = { jobOffersCount: number; categories: object[] };
      const counts = async () => {
        const path = `/partners?category=${category}&limit=200&expand=category_counts`;
        const ofCategory = (await get<Counts>(services(), path)).body;
        const slugs = `city_slug=berlin&category_slug=${category}`;
        const pair = (await get<List<{ jobOffersCount: number }>>(services(), `/city_categories?${slugs}`))
          .body;
        const one = (await get<Partner>(services(), '/partners/slug/glowclean')).body;
        return {
          cities: (await get<List<object>>(services(), `/cities?partner_id=${partner.id}`)).body.total,
          city: (await get<{ jobOffersCount: number }>(services(), '/cities/slug/berlin')).body
            .jobOffersCount,
          pair: pair.items[0]?.jobOffersCount ?? 0,
          isListed: ofCategory.items.some(({ slug }) => slug === 'glowclean'),
          inCategory: ofCategory.categories.find((each) => each.category.orgSlug === category)?.partnersCount,
          offers: one.jobOffersCount,
          categories: one.categories.length,
        };
      };
      const before = await counts();
      expect(before).toMatchObject({ isListed: true });
      expect(before.offers).toBeGreaterThan(0);
      const { database } = services();
      const live = await rowsOf<{ id: number }>(
        database,
        sql`update job_offers set status = 'expired' where partner_id = ${partner.id} and status = 'live' returning id`,
      );
      try {
        expect(live.map((row) => row.id)).toContain(id);
        expect(await counts()).toEqual({
          cities: 0,
          city: before.city - 1,
          pair: before.pair - 1,
          isListed: false,
          inCategory: (before.inCategory ?? 0) - 1,
          offers: 0,
          categories: 0,
        });
      } finally {
        for (const row of live)
          await database.rows(sql`update job_offers set status = 'live' where id = ${row.id}`);
      }
    });

    it('lists an offer until the end of its last day in UTC', async () => {
      const { id } = await offer('glowclean');
      const listed = async () =>
        (await get<Offers>(services(), '/job_offers?city_slug=berlin&partner_slug=glowclean')).body;
      const today = new Date().toISOString().slice(0, 10);
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const setValidThrough = (value: string | null) =>
        services().database.rows(sql`update job_offers set valid_through = ${value} where id = ${id}`);
      const [before] = await rowsOf<{ value: string | null }>(
        services().database,
        sql`select valid_through as value from job_offers where id = ${id}`,
      );
      await setValidThrough(today);
      expect((await listed()).total).toBe(1);
      await setValidThrough(yesterday);
      expect((await listed()).total).toBe(0);
      await setValidThrough(before?.value ?? null);
    });

    it.each([
      ['a microsecond before', -1, true],
      ['at', 0, false],
      ['a microsecond after', 1, false],
    ])(
      'lists an offer and takes applications for it by one rule, %s its end',
      async (_when, late, isOpen) => {
        const { id } = await offer('glowclean');
        const end = sql`to_char((now() - make_interval(secs => ${late}::float8 / 1000000)) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
        const undo = new Error('Undo.');
        let open: unknown;
        // The time stands still within a transaction.
        const changed = services().database.orm.transaction(async (transaction) => {
          await transaction.execute(sql`update job_offers set valid_through = ${end} where id = ${id}`);
          const { rows } = await transaction.execute(sql`
          select ${takesApplications()} as applications,
            exists (select 1 from listed_offers where id = offer.id) as listed,
            (select is_listed from computed_offer_facts where job_offer_id = offer.id) as counted
          from job_offers offer where id = ${id}`);
          [open] = rows;
          throw undo;
        });
        await expect(changed).rejects.toBe(undo);
        expect(open).toEqual({ applications: isOpen, listed: isOpen, counted: isOpen });
      },
    );

    it('summarises the ratings of offers without a review and with exactly one', async () => {
      expect((await offer('paws-and-co')).review).toEqual({
        rating: null,
        ratingCount: 0,
        ratingCounts: [0, 0, 0, 0, 0],
      });
      expect((await offer('glowclean')).review.ratingCount).toBe(1);
    });

    it(
      'GET /job-offers/promoted/{id} lists other offers of the city with review_partner_country',
      { tags: ['R7.83'] },
      async () => {
        const { id } = await offer('swiftbite');
        const path = `/job-offers/promoted/${id}?limit=20&expand=review_partner_country`;
        const { body } = await get<Offers>(services(), path);
        expect(body.items).toHaveLength(20);
        expect(body.items.some((one) => one.id === id)).toBe(false);
        expect(body.items.every(({ city }) => city.slug === 'berlin')).toBe(true);
        expect(body.items.every((one) => one.review_partner_country !== undefined)).toBe(true);
        expect(body.items[0]?.categories.map(({ orgSlug }) => orgSlug)).toContain('delivery');
        expect((await get<Offers>(services(), `/job-offers/promoted/${id}?limit=3`)).body.items).toHaveLength(
          3,
        );
        expect((await get(services(), '/job-offers/promoted/99999999')).status).toBe(404);
      },
    );
  });
};
