import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../services/src/db/database.ts';
import { openEmbedded } from '../../services/src/db/embedded/openEmbedded.ts';
import { dumpHash } from './dumpHash.ts';
import { sampleDump } from './sampleDump.ts';
import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';
import { rowsOf } from '../../services/test/rowsOf.ts';
import { progressLines } from './progressLines.ts';

const lines: string[][] = [[], []];
const day = '2025-07-01';
const dumpOfOtherDay = `sample-${dumpHash()}-2025-06-30.tar.gz`;

/** Copies the dump that the tests share. Only the whole matrix builds another one, which takes long. */
const copied = isWholeMatrix
  ? {}
  : {
      build: async (builtDay: string, say: (line: string) => void) => {
        progressLines(say)({ step: 'offers', done: 0, total: null });
        return readFile(await sampleDump({ day: builtDay }));
      },
    };

let cacheDir: string;
let paths: string[];
let database: Database;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'sample-dump-'));
  // The lock of a process that died during a build; no process id is this high.
  await writeFile(join(cacheDir, `sample-${dumpHash()}-${day}.tar.gz.lock`), '4194999 1');
  for (const [name, daysAgo] of [
    ['sample-0123456789abcdef-2025-07-01.tar.gz', 1],
    [`sample-${dumpHash()}-2025-06-20.tar.gz`, 10],
    [dumpOfOtherDay, 1],
  ] as const) {
    await writeFile(join(cacheDir, name), '');
    const time = Date.now() / 1_000 - daysAgo * 86_400;
    await utimes(join(cacheDir, name), time, time);
  }
  paths = await Promise.all(
    lines.map((output) => sampleDump({ day, cacheDir, say: (line) => void output.push(line), ...copied })),
  );
  const dump = await readFile(paths[0] ?? '');
  database = await openEmbedded({ dataDir: null, dump: async () => new Blob([dump]) });
});

afterAll(async () => {
  await database.close();
  await rm(cacheDir, { recursive: true });
});

const count = async (table: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
};

describe('the dump of the sample database', () => {
  it('is complete if two processes need it at once and a third died while building it', async () => {
    const files = await readdir(cacheDir);
    const name = `sample-${dumpHash()}-${day}.tar.gz`;
    expect(files.toSorted()).toEqual([dumpOfOtherDay, name]);
    expect(paths).toEqual([join(cacheDir, name), join(cacheDir, name)]);
  });

  it('is separate for each day; dumps of old sources and old days are deleted', async () => {
    expect(await sampleDump({ day: '2025-06-30', cacheDir })).toBe(join(cacheDir, dumpOfOtherDay));
    expect(await readdir(cacheDir)).toHaveLength(2);
  });

  it('is built once, with progress lines', async () => {
    const [builder, waiter] = lines.toSorted((one, other) => other.length - one.length);
    expect(builder?.[0]).toBe('Building the sample database (once) …');
    expect(builder).toContain('  offers …');
    expect(builder?.at(-1)).toMatch(/^Built the sample database in \d+\.\d s\.$/);
    expect(waiter).toEqual(['Waiting for another process that builds the sample database …']);
    const more: string[] = [];
    await sampleDump({ day, cacheDir, say: (line) => more.push(line) });
    expect(more).toEqual([]);
  });

  it.each([
    ['job_offers', 5_000],
    ['reviews', 20_000],
    ['more_job_offers', 5_000],
    ['partners', 40],
    ['categories', 20],
    ['leads', 0],
  ])('has the table %s with %i rows', async (table, rows) => {
    expect(await count(table)).toBe(rows);
  });

  it('preserves instants, texts and numbers', async () => {
    const [row] = await database.rows(sql`
      select city.latitude, city.state, text.name, text.slug, text.folded_name,
        city.created_at <= '2025-07-01'::timestamptz as past
      from cities city join city_texts text on text.city_id = city.id and text.language = 'tr'
      where city.org_slug = 'istanbul'`);
    expect(row).toEqual({
      latitude: 41.01384,
      state: null,
      name: 'İstanbul',
      slug: 'istanbul',
      folded_name: 'istanbul',
      past: true,
    });
  });

  it('continues generated ids after the sample rows', async () => {
    const rows = await rowsOf<{ id: number }>(
      database,
      sql`
      insert into reviews (job_offer_id, rating, language, created_at)
      values (1, 5, 'en', now()) returning id`,
    );
    expect(rows).toEqual([{ id: 20_001 }]);
  });
});
