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

/** The last migration before totals were kept. */
const lastWithoutTotals = 21;

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

  it('compute the kept totals of a database that has rows', async () => {
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
