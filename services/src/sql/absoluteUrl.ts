import { sql, type SQL } from 'drizzle-orm';

/** Completes URLs of our own, which are stored as paths because the origin is a setting. */
export const absoluteUrl = (url: SQL, origin: string): SQL =>
  sql`case when ${url} like '/%' then ${origin}::text || ${url} else ${url} end`;
