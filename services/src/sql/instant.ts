import { sql, type SQL } from 'drizzle-orm';

/** A timestamp as RFC 3339 in UTC. */
export const instant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
