import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded/openEmbedded.ts';
import { nullableString } from '../src/rest/nullable.ts';
import { checkedDatabase } from './checkedDatabase.ts';

describe('checkedDatabase', () => {
  const query = sql`select 1 as id, null::text as name, '2026-11-21T08:00:00.000Z' as created`;
  let database: Database;

  beforeAll(async () => {
    database = checkedDatabase(await openEmbedded({ dataDir: null }));
  });

  afterAll(async () => {
    await database.close();
  });

  it('returns rows that match their schema', async () => {
    const row = Type.Object({
      id: Type.Integer(),
      name: nullableString(),
      created: Type.String({ format: 'date-time' }),
    });
    expect(await database.rows(query, row)).toEqual([
      { id: 1, name: null, created: '2026-11-21T08:00:00.000Z' },
    ]);
  });

  it.each([
    ['a missing column', Type.Object({ title: Type.String() })],
    ['a null', Type.Object({ name: Type.String() })],
    ['another type', Type.Object({ id: Type.String() })],
    ['another format', Type.Object({ created: Type.String({ format: 'uuid' }) })],
    ['a value out of range', Type.Object({ id: Type.Integer({ minimum: 2 }) })],
  ])('fails a query that returns %s, also in a transaction', async (_what, row) => {
    await expect(database.rows(query, row)).rejects.toThrow('does not match its schema');
    await expect(database.transaction((rows) => rows(query, row))).rejects.toThrow(
      'does not match its schema',
    );
  });
});
