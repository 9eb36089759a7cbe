import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { nullableString } from '../src/rest/nullable.ts';
import type { ServicesOf } from './testServices.ts';

export const checkedDatabaseSuite = (services: ServicesOf): void => {
  describe('checkedDatabase', () => {
    const query = sql`select 1 as id, null::text as name, '2026-11-21T08:00:00.000Z' as created`;

    it('returns rows that match their schema', async () => {
      const row = Type.Object({
        id: Type.Integer(),
        name: nullableString(),
        created: Type.String({ format: 'date-time' }),
      });
      expect(await services().database.rows(query, row)).toEqual([
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
      await expect(services().database.rows(query, row)).rejects.toThrow('does not match its schema');
      await expect(services().database.transaction((rows) => rows(query, row))).rejects.toThrow(
        'does not match its schema',
      );
    });
  });
};
