import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOfTwoOffers } from '../../test/backups/rowsOfTwoOffers.ts';
import { assertKnownSchema } from './assertKnownSchema.ts';
import { rowsFrom } from './databaseOver.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { migrationsUntil } from './migrationsUntil.ts';

/** The last migration before totals were stored. */
const lastWithoutTotals = 21;
/** The last migration before decisions of moderators were told apart. */
const lastWithoutDecisions = 31;

describe('the migrations', () => {
  let database: PGlite;
  const former = migrationsUntil(({ idx }) => idx <= lastWithoutTotals);

  beforeAll(async () => {
    database = await PGlite.create({ extensions: { pg_trgm } });
    await migrate(drizzle(database), { migrationsFolder: former });
    for (const statement of rowsOfTwoOffers) await database.exec(statement);
    await migrate(drizzle(database), { migrationsFolder });
  }, 120_000);

  afterAll(async () => {
    await database.close();
    rmSync(former, { recursive: true });
  });

  it('compute the stored totals of a database that has rows', async () => {
    const { rows: totals } = await database.query(
      'select category_ids, offers, stars_1, stars_4, stars_5 from offer_totals order by category_ids',
    );
    expect(totals).toEqual([
      { category_ids: [1], offers: 0, stars_1: 1, stars_4: 0, stars_5: 0 },
      { category_ids: [1, 2], offers: 1, stars_1: 0, stars_4: 1, stars_5: 1 },
    ]);
    const { rows: listings } = await database.query(
      'select job_offer_id, category_id from offer_listings order by category_id',
    );
    expect(listings).toEqual([0, 1, 2].map((category_id) => ({ job_offer_id: 1, category_id })));
    const { rows: names } = await database.query('select city_id, name from city_names order by name');
    expect(names).toEqual([
      { city_id: 1, name: 'berlin' },
      { city_id: 1, name: 'east berlin' },
      { city_id: 2, name: 'ulm' },
    ]);
  });

  it('keep them from then on', async () => {
    await database.exec(
      "insert into reviews (job_offer_id, rating, language, created_at) values (1, 4, 'en', now())",
    );
    const { rows: totals } = await database.query(
      'select offers, stars_4, stars_5 from city_totals where city_id = 1',
    );
    expect(totals).toEqual([{ offers: 1, stars_4: 2, stars_5: 1 }]);
  });

  it('are refused where a newer version has added some', async () => {
    const known = { rows: rowsFrom(drizzle(database)) };
    await expect(assertKnownSchema(known)).resolves.toBeUndefined();
    await database.exec(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9999999999999)",
    );
    await expect(assertKnownSchema(known)).rejects.toThrow(
      'The database belongs to a newer version of Citygigs. Nothing was changed.',
    );
  });
});

describe('the migration that tells decisions of moderators apart', () => {
  const former = migrationsUntil(({ idx }) => idx <= lastWithoutDecisions);

  afterAll(() => {
    rmSync(former, { recursive: true });
  });

  it('knows removals of single reviews by their moment, takes the others for exclusions, and those of one moment for one', async () => {
    const database = await PGlite.create({ extensions: { pg_trgm } });
    await migrate(drizzle(database), { migrationsFolder: former });
    for (const statement of rowsOfTwoOffers) await database.exec(statement);
    const [removed, accepted, excluded] = ['2026-03-01 10:00:00.123456Z', '2026-03-02Z', '2026-03-03Z'];
    await database.exec(`
      insert into review_moderations (review_id, decision, moderator, review, reports, created_at)
        values (7, 'remove', 'kim', '{}', '[]', '${removed}'), (8, 'accept', 'kim', '{}', '[]', '${accepted}');
      insert into exclusions (job_offer_id, mailbox_hash, copied_from, moderator, note, created_at)
        values (1, 'a', null, 'kim', 'No.', '${removed}'), (1, 'b', null, 'kim', null, '${accepted}'),
          (1, 'c', null, 'kim', null, '${excluded}'), (1, 'd', 'c', 'kim', null, '${excluded}');
      insert into removed_reviews (id, job_offer_id, review, reviewed_at, created_at)
        values (7, 1, '{}', now(), '${removed}'), (9, 1, '{}', now(), '${excluded}');
      insert into users (id, created_at) values ('reporter', now());
      insert into review_reports (review_id, user_id, reason, created_at)
        select min(id), 'reporter', 'spam', now() from reviews`);
    await migrate(drizzle(database), { migrationsFolder });
    const { rows: decisions } = await database.query(
      `select decision, target, moderator, note,
        (select string_agg(mailbox_hash || ' of ' || person_hash, ', ' order by mailbox_hash) from exclusions where decision_id = made.id) as barred,
        (select string_agg(id::text, ', ') from removed_reviews where decision_id = made.id) as reviews
      from moderator_decisions made order by created_at`,
    );
    const kim = { moderator: 'kim', note: null };
    expect(decisions).toEqual([
      { ...kim, decision: 'remove', target: '7', note: 'No.', barred: 'a of a', reviews: '7' },
      { ...kim, decision: 'exclude', target: null, barred: 'b of b', reviews: null },
      { ...kim, decision: 'exclude', target: null, barred: 'c of c, d of c', reviews: '9' },
    ]);
    const { rows: reports } = await database.query('select job_offer_id from review_reports');
    expect(reports).toEqual([{ job_offer_id: 1 }]);
    await database.close();
  }, 120_000);
});
