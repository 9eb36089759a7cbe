import { sql, type SQL } from 'drizzle-orm';

/** Prepends the origin to URLs of the services, which are stored as paths because the origin is a setting. */
export const absoluteUrl = (url: SQL, origin: string): SQL =>
  sql`case when ${url} like '/%' then ${origin}::text || ${url} else ${url} end`;
