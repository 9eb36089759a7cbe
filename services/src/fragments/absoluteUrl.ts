import { sql, type SQL } from 'drizzle-orm';

/** A URL of our own is kept as a path, so that it follows the address the services hand out. */
export const absoluteUrl = (url: SQL, origin: string): SQL =>
  sql`case when ${url} like '/%' then ${origin}::text || ${url} else ${url} end`;
