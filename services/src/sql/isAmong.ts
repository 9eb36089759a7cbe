import { sql, type SQL } from 'drizzle-orm';

/** Whether a column has one of the ids; without ids, always. */
export const isAmong = (column: SQL, ids: readonly number[] | null): SQL => {
  if (ids === null) return sql`true`;
  return ids.length === 0 ? sql`false` : sql`${column} in ${ids}`;
};
