import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { TooManyRequests } from '../../rest/tooManyRequests.ts';
import { hashOf } from './secrets.ts';

type Limited = {
  /** What may not be done often. */
  what: string;
  /** Who does it, or whom it is done to. */
  who: string;
  /** How often within an hour. */
  most: number;
};

/** Counts one time more, exactly, however many come at once. Beyond the limit of any hour it is a 429, and not counted. */
export const limitRequests = async (database: Database, { what, who, most }: Limited): Promise<void> => {
  const key = hashOf(`${what}\n${who}`);
  const recent = sql`(select coalesce(array_agg(hit order by hit), '{}') from unnest(known.hits) as hit
    where hit > now() - interval '1 hour')`;
  const counted = await database.rows(sql`
    insert into request_limits as known (key, hits, last_hit_at) values (${key}, array[now()], now())
    on conflict (key) do update set hits = ${recent} || now(), last_hit_at = now()
    where cardinality(${recent}) < ${most}::int
    returning key`);
  if (counted.length > 0) {
    await database.rows(sql`delete from request_limits where key in (
      select key from request_limits where last_hit_at < now() - interval '1 hour' for update skip locked)`);
    return;
  }
  const [oldest] = await database.rows<{ seconds: number }>(sql`
    select ceil(extract(epoch from (${recent})[1] + interval '1 hour' - now()))::int as seconds
    from request_limits as known where key = ${key}`);
  throw new TooManyRequests(Math.max(1, oldest?.seconds ?? 1));
};
