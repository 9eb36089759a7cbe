import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../src/backup/restoreBackup.ts';
import { listTables } from '../../src/backup/tables.ts';
import { writeBackup } from '../../src/backup/writeBackup.ts';
import { newestMigration } from '../../src/db/assertKnownSchema.ts';
import type { Database } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/openEmbedded.ts';
import { openServer } from '../../src/db/server/openServer.ts';
import { checkedDatabase } from '../checkedDatabase.ts';
import { openEmptyDatabase } from '../openEmptyDatabase.ts';
import { openSampleDatabase } from '../openSampleDatabase.ts';
import { isWholeMatrix } from '../../../server/test/isWholeMatrix.ts';
import { rowsOfTwoOffers } from './rowsOfTwoOffers.ts';
import { startCluster } from '../throwAwayPostgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'citygigs-backup-'));
const file = join(folder, 'backup.jsonl.gz');
const identityKey = 'key-of-the-identity-service';
const cluster = startCluster();

let original: Database;

/** Rows that could change on their way: microseconds, bytes, quotes, line breaks, and letters of four bytes. */
const writeRowsOfVisitors = async ({ rows }: Database): Promise<void> => {
  await rows(sql`insert into users (id, email, created_at)
    values ('ada', 'ada@example.org', '2026-11-22 10:11:12.123456+02')`);
  await rows(sql`insert into user_metadata (user_id, given_name, favourite_categories)
    values ('ada', ${'A"d\\a\n🛵\u2028'}, '["delivery"]')`);
  await rows(sql`insert into profile_pictures (user_id, name, content, created_at)
    values ('ada', 'upload-1', (select string_agg(sha256(n::text::bytea), '') from generate_series(1, 1000) n), now())`);
  await rows(sql`insert into leads (id, offer_id, type, locale, user_anonymous_id, affiliate_url, created_at)
    select gen_random_uuid(), id, 'job', 'de', 'someone', 'https://partner.example/?a=1&b=2', now() from job_offers limit 500`);
  await rows(sql`insert into reviews (job_offer_id, user_id, rating, language, created_at)
    select min(id), 'ada', 4, 'en', now() from job_offers`);
};

/** A digest of the rows of each table, and the next values of the sequences. */
const contentOf = async ({ rows, transaction }: Database): Promise<Record<string, string>> => {
  const digest = Type.Object({ digest: Type.String() });
  const content: Record<string, string> = {};
  await transaction(async (run) => {
    await run(sql`set local time zone 'UTC'`);
    for (const { name } of await listTables(run)) {
      const [row] = await run(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text collate "C")), '') as digest
          from ${sql.identifier(name)} t`,
        digest,
      );
      content[name] = row?.digest ?? '';
    }
  });
  const sequences = await rows(
    sql`select sequencename || ' ' || coalesce(last_value, 0) as digest from pg_sequences where schemaname = 'public' order by 1`,
    digest,
  );
  content['sequences'] = sequences.map((sequence) => sequence.digest).join(', ');
  return content;
};

const newFolder = (): string => mkdtempSync(join(folder, 'data-'));

const restoreInto = (dataDir: string, from = file, replace = false) =>
  restoreBackup(from, { databaseUrl: null, dataDir, replace });

/** A copy of the backup with other lines. */
const changedBackup = (change: (lines: string[]) => string[]): string => {
  const changed = join(mkdtempSync(join(folder, 'changed-')), 'backup.jsonl.gz');
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  writeFileSync(changed, gzipSync(change(lines).join('\n'), { level: 1 }));
  return changed;
};

const changedHeader = (fields: object): string =>
  changedBackup(([header = '', ...lines]) => [
    JSON.stringify({ ...(JSON.parse(header) as object), ...fields }),
    ...lines,
  ]);

let content: Record<string, string>;

beforeAll(async () => {
  // The whole sample data takes a minute more.
  original = checkedDatabase(await (isWholeMatrix ? openSampleDatabase() : openEmptyDatabase()));
  if (!isWholeMatrix) for (const statement of rowsOfTwoOffers) await original.rows(sql.raw(statement));
  await writeRowsOfVisitors(original);
  content = await contentOf(original);
  await writeBackup(original, { file, identityKey });
  // What is restored comes from the file alone.
  await original.close();
}, 240_000);

afterAll(() => {
  if (!('reason' in cluster)) cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('can be read by its owner only, and appears when it is complete', () => {
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup.jsonl.gz']);
  });

  it('restores every row, sequence and key of an embedded database after the original is gone', async () => {
    const dataDir = newFolder();
    await restoreInto(dataDir);
    const restored = await openEmbedded({ dataDir });
    expect(await contentOf(restored)).toEqual(content);
    expect(readFileSync(join(dataDir, 'identity.key'), 'utf8')).toBe(identityKey);
    // Triggers work again.
    const before = await contentOf(restored);
    await restored.rows(sql`insert into reviews (job_offer_id, rating, language, created_at)
      select min(id), 1, 'en', now() from job_offers`);
    const after = await contentOf(restored);
    expect(after['offer_totals']).not.toBe(before['offer_totals']);
    await restored.close();
  }, 240_000);

  it.skipIf('reason' in cluster)(
    'moves a database to a PostgreSQL server and back',
    async () => {
      if ('reason' in cluster) return;
      const databaseUrl = cluster.urlOf('postgres');
      await restoreBackup(file, { databaseUrl, dataDir: newFolder(), replace: false });
      const server = await openServer(databaseUrl, { onLostConnection: () => undefined });
      expect(await contentOf(server)).toEqual(content);
      const back = join(folder, 'of-the-server.jsonl.gz');
      await writeBackup(server, { file: back, identityKey: null });
      await server.close();
      await expect(
        restoreBackup(file, { databaseUrl, dataDir: newFolder(), replace: false }),
      ).rejects.toThrow('The database that DATABASE_URL names is not empty. Nothing was changed.');
      const dataDir = newFolder();
      await restoreInto(dataDir, back);
      const restored = await openEmbedded({ dataDir });
      expect(await contentOf(restored)).toEqual(content);
      expect(existsSync(join(dataDir, 'identity.key'))).toBe(false);
      await restored.close();
    },
    240_000,
  );

  it('replaces a database only when asked to, and keeps the former one and its key', async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'identity.key'), 'another key');
    mkdirSync(join(dataDir, 'pglite'));
    writeFileSync(join(dataDir, 'pglite/PG_VERSION'), '17');
    await expect(restoreInto(dataDir)).rejects.toThrow('Add --replace to move it aside first.');
    await restoreInto(dataDir, file, true);
    const names = readdirSync(dataDir).toSorted();
    expect(names).toEqual([
      'identity.key',
      expect.stringMatching(/^identity\.key-replaced-/),
      'pglite',
      expect.stringMatching(/^pglite-replaced-/),
    ]);
  }, 240_000);

  it.each([
    [
      'a file that was cut off',
      () => {
        const cut = join(folder, 'cut.jsonl.gz');
        writeFileSync(cut, readFileSync(file).subarray(0, -1_000));
        return cut;
      },
    ],
    [
      'a file without its last row',
      () =>
        changedBackup((lines) =>
          lines.toSpliced(
            lines.findLastIndex((line) => line !== '' && !/^\{"(?:table|end)":/.test(line)),
            1,
          ),
        ),
    ],
    ['a file without its end', () => changedBackup((lines) => lines.slice(0, -2))],
    [
      'a file of something else',
      () => {
        const other = join(folder, 'other.gz');
        writeFileSync(other, gzipSync('{"hello":"world"}\n'));
        return other;
      },
    ],
  ])(
    'refuses %s and changes nothing',
    async (_what, broken) => {
      const dataDir = newFolder();
      await expect(restoreInto(dataDir, broken())).rejects.toThrow('is not a complete backup of Citygigs');
      expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
    },
    240_000,
  );

  it('of a newer version is refused', async () => {
    const newer = changedHeader({ migration: newestMigration() + 1 });
    await expect(restoreInto(newFolder(), newer)).rejects.toThrow(
      'A newer version of Citygigs made the backup',
    );
  });
});
