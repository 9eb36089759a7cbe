import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/openEmbedded.ts';
import { seedDatabase } from './seedDatabase.ts';
import { rowsOf } from '../../test/rowsOf.ts';

let database: Database;

beforeAll(async () => {
  database = await openEmbedded({ dataDir: null });
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

describe('seedDatabase', () => {
  it('fills an empty database and rejects one that is not empty', async () => {
    await seed();
    expect(await count('job_offers')).toBe(5_000);
    await expect(seed()).rejects.toThrow(
      'The database is not empty. Use --reset to delete everything in it first, including leads.',
    );
    // Filling takes long on a busy machine.
  }, 120_000);

  it('rejects a database that has only data of visitors', async () => {
    await database.orm.execute(sql`truncate languages cascade`);
    await database.orm.execute(sql`
      insert into city_propositions (id, proposition, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'Ulm', now())`);
    await expect(seed()).rejects.toThrow('The database is not empty');
  });

  it('replaces everything with --reset, at a larger scale', async () => {
    await seed({ reset: true, scale: 2 });
    expect(await count('city_propositions')).toBe(0);
    expect(await count('job_offers')).toBe(10_000);
    expect(await count('reviews')).toBe(40_000);
    expect(await count('more_job_offers')).toBe(10_000);
    const rows = await rowsOf<{ first: number }>(database, sql`select min(id) as first from reviews`);
    expect(rows).toEqual([{ first: 1 }]);
  }, 120_000);

  it('changes nothing if it fails', async () => {
    await expect(seed({ reset: true, scale: 100_000 })).rejects.toThrow('There are not enough cities');
    expect(await count('job_offers')).toBe(10_000);
  });
});
