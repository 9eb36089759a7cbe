import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../services/src/db/database.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { seedDatabase } from './seedDatabase.ts';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { openSampleDatabase } from '../../services/test/openSampleDatabase.ts';
import { rowsOf } from '../../services/test/rowsOf.ts';

let database: Database;

beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

const count = async (table: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
};

const seed = (options: { scale?: number; reset?: boolean } = {}): Promise<void> =>
  seedDatabase(database, { day: '2025-07-01', scale: 1, reset: false, say: () => {}, ...options });

const notEmpty = 'The database is not empty. Use --reset to delete everything in it first, including leads.';
const tooLarge = { scale: 100_000 };
const notEnough = 'There are not enough cities';

/** Leaves only the wish of a visitor for a city. */
const keepOnlyVisitors = async (): Promise<void> => {
  await database.orm.execute(sql`truncate languages, city_propositions cascade`);
  await database.orm.execute(sql`
    insert into city_propositions (id, proposition, created_at)
    values ('00000000-0000-4000-8000-000000000001', 'Ulm', now())`);
};

describe('seedDatabase', () => {
  it('rejects a database that is not empty', async () => {
    await expect(seed()).rejects.toThrow(notEmpty);
  });

  it('changes nothing if it fails', async () => {
    await expect(seed({ reset: true, ...tooLarge })).rejects.toThrow(notEnough);
    expect(await count('job_offers')).toBe(5_000);
  });

  it('rejects a database that has only data of visitors', async () => {
    await keepOnlyVisitors();
    await expect(seed()).rejects.toThrow(notEmpty);
  });

  it('does not reject an empty database', async () => {
    await emptyDatabase(database.orm);
    await expect(seed(tooLarge)).rejects.toThrow(notEnough);
  });

  // Filling takes seconds, and minutes on a busy machine.
  const scales = isWholeMatrix ? [1, 2] : [];
  it.each(scales)(
    'replaces everything with --reset, at the scale %i',
    async (scale) => {
      await keepOnlyVisitors();
      await seed({ reset: true, scale });
      expect(await count('city_propositions')).toBe(0);
      expect(await count('job_offers')).toBe(5_000 * scale);
      expect(await count('reviews')).toBe(20_000 * scale);
      expect(await count('more_job_offers')).toBe(5_000 * scale);
      const rows = await rowsOf<{ first: number }>(database, sql`select min(id) as first from reviews`);
      expect(rows).toEqual([{ first: 1 }]);
    },
    300_000,
  );

  if (isWholeMatrix)
    it('fills an empty database', async () => {
      await emptyDatabase(database.orm);
      await seed();
      expect(await count('job_offers')).toBe(5_000);
    }, 300_000);
});
