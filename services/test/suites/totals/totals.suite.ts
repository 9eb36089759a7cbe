import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../src/moderation/reviewModeration.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { rowsOf } from '../../rowsOf.ts';
import { get, numberFrom, type List, type ServicesOf, type TestServices } from '../../testServices.ts';

const numbersOfStars = [1, 2, 3, 4, 5];
const stars = sql.raw(numbersOfStars.map((n) => `stars_${n}`).join(', '));
const starsOfOffer = sql.raw(
  numbersOfStars
    .map((n) => `count(*) filter (where rating = ${n} and waits_for is null)::int as stars_${n}`)
    .join(', '),
);
const sums = sql.raw(
  ['offers', ...numbersOfStars.map((n) => `stars_${n}`)].map((name) => `sum(${name})::int`).join(', '),
);

/** Selects from `computed`: each offer with its place, its categories and its numbers, from the rows themselves. */
const fromRows = (select: SQL): SQL => sql`
  with computed as (
    select offer.id, offer.city_id, city.country_code, offer.partner_id, offer.type, offer.weight,
      coalesce(belongs.category_ids, '{}') as category_ids, (listed.id is not null)::int as offers,
      ${sql.raw(numbersOfStars.map((n) => `coalesce(rated.stars_${n}, 0) as stars_${n}`).join(', '))}
    from job_offers offer
    join cities city on city.id = offer.city_id
    left join listed_offers listed on listed.id = offer.id
    left join (
      select job_offer_id, array_agg(category_id order by category_id) as category_ids
      from job_offer_categories group by job_offer_id
    ) as belongs on belongs.job_offer_id = offer.id
    left join (select job_offer_id, ${starsOfOffer} from reviews group by job_offer_id) as rated
      on rated.job_offer_id = offer.id
  )
  ${select}`;

const notZero = sql`(offers, ${stars}) <> (0, 0, 0, 0, 0, 0)`;

/** What is stored, and the same from the rows of offers and reviews. */
const stored: Readonly<Record<string, readonly [storedRows: SQL, computedRows: SQL]>> = {
  totals: [
    sql`select partner_id, country_code, type, category_ids, offers, ${stars} from offer_totals where ${notZero}`,
    sql`select partner_id, country_code, type, category_ids, ${sums} from computed where ${notZero} group by 1, 2, 3, 4`,
  ],
  cities: [
    sql`select city_id, offers, ${stars} from city_totals where ${notZero}`,
    sql`select city_id, ${sums} from computed where ${notZero} group by 1`,
  ],
  listings: [
    sql`select job_offer_id, category_id, weight, country_code, partner_id, type, category_ids from offer_listings`,
    sql`select id, category_id, weight, country_code, partner_id, type, category_ids
      from computed cross join unnest(0 || category_ids) as category_id where offers = 1`,
  ],
  facts: [
    sql`select job_offer_id, city_id, country_code, partner_id, type, category_ids, weight, is_listed::int, ${stars}
      from offer_facts`,
    sql`select id, city_id, country_code, partner_id, type, category_ids, weight, offers, ${stars} from computed`,
  ],
  reviews: [
    sql`select review_id, job_offer_id, partner_id, country_code, category_ids, rating::int, language, has_text,
        helpful_count, created_at
      from review_listings`,
    sql`select review.id, computed.id, partner_id, country_code, category_ids, rating::int, language,
        review_text is not null, coalesce(votes.count, 0), created_at
      from reviews review
      join computed on computed.id = review.job_offer_id
      left join (select review_id, count(*)::int as count from review_votes where waits_for is null group by review_id) as votes
        on votes.review_id = review.id
      where category_ids <> '{}'`,
  ],
  'full-time offers': [
    sql`select city_id, sum(offers)::int from more_job_totals where listed_until > now() group by 1 having sum(offers) <> 0`,
    sql`select city_id, count(*)::int from more_job_offers
      where status = 'live' and (valid_through is null or case
        when length(valid_through) = 10 then (valid_through::date + 1)::timestamp at time zone 'UTC'
        else valid_through::timestamptz end > now())
      group by 1`,
  ],
};

/** Expects what is stored to be what the rows say. */
const expectStored = async ({ database }: TestServices): Promise<void> => {
  await database.rows(sql`select unlist_ended_offers()`);
  for (const [name, [storedRows, computedRows]] of Object.entries(stored)) {
    const differences = await rowsOf(
      database,
      fromRows(
        sql`(${storedRows} except all ${computedRows}) union all (${computedRows} except all ${storedRows})`,
      ),
    );
    expect({ name, differences }).toEqual({ name, differences: [] });
  }
};

/** Expects the sums of contributions to an offer to be what its rows say. */
const expectFigures = async ({ database }: TestServices, id: number): Promise<void> => {
  const figures = sql.raw(
    'earning_count, earning_total, cost_count, cost_total, sign_up_count, sign_up_days, changed_at',
  );
  const [found, computed] = await Promise.all(
    ['offer_facts', 'computed_offer_facts'].map((from) =>
      rowsOf(database, sql`select ${figures} from ${sql.raw(from)} where job_offer_id = ${id}`),
    ),
  );
  expect(found).toMatchObject([{ earning_count: 3, earning_total: 3_000 }]);
  expect(found).toEqual(computed);
};

const [munich, warsaw] = [2867714, 756135];

const writeReview = ({ database }: TestServices, offerId: number, rating: number) =>
  database.rows(sql`
    insert into reviews (job_offer_id, username, rating, language, created_at)
    values (${offerId}, 'Totals T.', ${rating}, 'en', now())`);

const reviewIds = async ({ database }: TestServices): Promise<number[]> =>
  (
    await rowsOf<{ id: number }>(
      database,
      sql`select id from reviews where username = 'Totals T.' order by id`,
    )
  ).map(({ id }) => id);

/** Reports a review and removes it as a moderator does. */
const moderateAway = async ({ database }: TestServices, reviewId: number): Promise<void> => {
  await database.rows(sql`
    insert into review_reports (review_id, job_offer_id, user_id, reason, created_at)
    select review.id, job_offer_id, users.id, 'spam', now() from reviews review, users
    where review.id = ${reviewId} and users.id = 'totals-reporter'`);
  await decide(database, { reviewId, version: null, decision: 'remove', moderator: 'test', note: null });
};

export const totalsSuite = (services: ServicesOf): void => {
  describe('stored totals', () => {
    it('equal the rows of the sample data, and a rebuild does not change them', async () => {
      await expectStored(services());
      await services().database.rows(sql`select rebuild_kept_lists()`);
      await expectStored(services());
    });

    it('equal the rows after simultaneous writes, deletions and decisions of moderators', async () => {
      const { database } = services();
      await database.rows(sql`insert into users (id, created_at)
        select id, now() from unnest(array['totals-reporter', 'totals-1', 'totals-2', 'totals-3']) as id`);
      const offers = [
        await addOffer(database, { cityId: munich }),
        await addOffer(database, { cityId: warsaw }),
      ];
      const [first = 0, second = 0] = offers;
      const change = (what: SQL, id: number) =>
        database.rows(sql`update job_offers set ${what} where id = ${id}`);
      const addCategory = (category: string, id: number) =>
        database.rows(sql`insert into job_offer_categories (job_offer_id, category_id)
          select ${id}::int, id from categories where org_slug = ${category} on conflict do nothing`);
      const earn = (id: number, amount: number) =>
        database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, created_at)
          select id, ${amount}, currency, now() from job_offers where id = ${id}`);
      try {
        await Promise.all(
          Array.from({ length: 24 }, (_, at) => writeReview(services(), offers[at % 2] ?? 0, 1 + (at % 5))),
        );
        const ids = await reviewIds(services());
        expect(ids).toHaveLength(24);
        await Promise.all([
          ...ids.slice(0, 6).map((id) => database.rows(sql`delete from reviews where id = ${id}`)),
          ...ids.slice(6, 12).map((id) => moderateAway(services(), id)),
          ...ids
            .slice(12, 18)
            .map((id) => database.rows(sql`update reviews set rating = 3 where id = ${id}`)),
          ...[1, 2, 3, 4].map((rating) => writeReview(services(), first, rating)),
          ...ids.slice(12, 20).map((id) =>
            database.rows(sql`insert into review_votes (review_id, user_id, created_at)
              select ${id}, id, now() from users where id like 'totals-%'`),
          ),
          ...['totals-1', 'totals-2', 'totals-3'].map((user) =>
            database.rows(sql`insert into review_votes (review_id, user_id, created_at)
              values (${ids[20]}, ${user}, now())`),
          ),
          database.rows(sql`update reviews set job_offer_id = ${second} where id = ${ids[23]}`),
          ...['cleaning', 'babysitting'].map((category) => addCategory(category, first)),
          ...[900, 1_000, 1_100].map((amount) => earn(first, amount)),
          change(sql`weight = 5000`, first),
          change(sql`type = 'student'`, first),
          change(sql`status = 'expired'`, second),
        ]);
        await expectStored(services());
        await expectFigures(services(), first);
        await Promise.all([
          database.rows(sql`delete from review_votes where user_id = 'totals-1'`),
          database.rows(sql`update reviews set review_text = 'Fine.', language = 'de' where id = ${ids[20]}`),
        ]);
        await expectStored(services());
        await database.rows(sql`delete from job_offer_categories where job_offer_id = ${first}`);
        await expectStored(services());
      } finally {
        await database.rows(sql`delete from reviews where job_offer_id in ${offers}`);
        await database.rows(sql`delete from earnings where job_offer_id in ${offers}`);
        await removeOffers(database, offers);
        await database.rows(sql`delete from users where id like 'totals-%'`);
      }
      await expectStored(services());
    });

    it('of full-time offers equal the rows after feeds have changed them', async () => {
      const { database } = services();
      const add = (number: number, end: string | null, status: string) =>
        database.rows(sql`
          insert into more_job_offers (id, feed, external_id, city_id, partner_id, title, slug_title, description,
            language, url, status, posted_at, valid_through)
          values (gen_random_uuid(), 'totals', ${number}, ${munich}, 1, 'Totals', 'totals', '', 'en', '/', ${status}, now(), ${end})`);
      try {
        await Promise.all([
          ...[1, 2, 3, 4].map((number) => add(number, null, 'live')),
          ...[5, 6].map((number) => add(number, '2099-12-31', 'live')),
          add(7, '2020-01-01', 'live'),
          add(8, null, 'expired'),
        ]);
        await expectStored(services());
        const change = (what: SQL, number: string) =>
          database.rows(
            sql`update more_job_offers set ${what} where feed = 'totals' and external_id = ${number}`,
          );
        await Promise.all([
          change(sql`status = 'expired'`, '1'),
          change(sql`valid_through = '2020-01-01'`, '2'),
          change(sql`city_id = ${warsaw}`, '3'),
          change(sql`status = 'live'`, '8'),
          database.rows(sql`delete from more_job_offers where feed = 'totals' and external_id = '5'`),
        ]);
        await expectStored(services());
      } finally {
        await database.rows(sql`delete from more_job_offers where feed = 'totals'`);
      }
      await expectStored(services());
    });

    it('lose an offer when it ends', async () => {
      const { database } = services();
      const id = await addOffer(database, { cityId: munich });
      try {
        const countOf = async (path: string) => (await get<List<unknown>>(services(), path)).body.total;
        const before = await countOf('/job_offers');
        const inCity = await countOf('/job_offers?city_slug=munich');
        const end = new Date(Date.now() + 400).toISOString();
        await database.rows(sql`update job_offers set valid_through = ${end} where id = ${id}`);
        expect(await countOf('/job_offers')).toBe(before);
        await pause(500);
        expect(await countOf('/job_offers')).toBe(before - 1);
        expect(await countOf('/job_offers?city_slug=munich')).toBe(inCity - 1);
        await expectStored(services());
        await database.rows(sql`update job_offers set valid_through = null where id = ${id}`);
        expect(await countOf('/job_offers')).toBe(before);
      } finally {
        await removeOffers(database, [id]);
      }
      expect(
        await numberFrom(services(), sql`select count(*) from offer_facts where job_offer_id = ${id}`),
      ).toBe(0);
      await expectStored(services());
    });
  });
};
