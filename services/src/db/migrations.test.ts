import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrationsFolder.ts';

/** The last migration before totals were kept. */
const lastWithoutTotals = 21;

interface Journal {
  entries: { idx: number }[];
}

/** Copies the migrations up to the last one without totals. */
const formerMigrations = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'citygigs-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  writeFileSync(
    path,
    JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= lastWithoutTotals) }),
  );
  return folder;
};

const rows = `
  insert into languages values ('en', 'English', 'English', true);
  insert into countries values ('DE');
  insert into cities values (1, 'berlin', 'DE', null, 52.5, 13.4, 3000000, now()), (2, 'ulm', 'DE', null, 48.4, 10, 120000, now());
  insert into city_texts (city_id, language, name, slug, folded_name)
    values (1, 'en', 'Berlin', 'berlin', 'berlin'), (2, 'en', 'Ulm', 'ulm', 'ulm');
  insert into city_old_slugs values ('east-berlin', 1);
  insert into partners values (1, 'swift', 'swift', 'Swift', null, now());
  insert into categories values (1, 'delivery'), (2, 'cleaning');
  insert into offer_text_sets values (1);
  insert into job_offers (id, city_id, partner_id, text_id, status, url, weight, valid_through, is_verified,
      is_direct_apply, type, currency, created_at)
    values (1, 1, 1, 1, 'live', '/', 10, null, true, true, 'student', 'EUR', '2026-01-01'),
      (2, 2, 1, 1, 'live', '/', 10, '2020-01-01', true, true, 'student', 'EUR', '2026-01-01');
  insert into job_offer_categories values (1, 1), (1, 2), (2, 1);
  insert into reviews (job_offer_id, rating, language, created_at)
    values (1, 5, 'en', '2026-02-01'), (1, 4, 'en', '2026-02-02'), (2, 1, 'en', '2026-02-03')`;

describe('the migrations', () => {
  let database: PGlite;
  const former = formerMigrations();

  beforeAll(async () => {
    database = await PGlite.create({ extensions: { pg_trgm } });
    await migrate(drizzle(database), { migrationsFolder: former });
    await database.exec(rows);
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
});
