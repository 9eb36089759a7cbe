import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import { hashOf } from '../text/secretTexts.ts';
import { networkOf } from '@citygigs/server/http/networkOf.ts';
import { TooManyRequests } from './tooManyRequests.ts';

/** What is counted. */
export interface CountedRequest {
  /** The limited kind of request. */
  readonly kind: string;
  /** The caller's IP address, the user or the mail address that is limited. */
  readonly subject: string;
}

interface LimitedRequest extends CountedRequest {
  /** The allowed number of requests within an hour. */
  readonly max: number;
}

const keyOf = ({ kind, subject }: CountedRequest): string => hashOf(`${kind}\n${networkOf(subject)}`);

/** Counts a request, exactly even under concurrency. Throws a 429 beyond the hourly limit, without counting. */
export const limitRequests = async (
  database: Database,
  { max, ...request }: LimitedRequest,
): Promise<void> => {
  const key = keyOf(request);
  const recent = sql`(select coalesce(array_agg(hit order by hit), '{}') from unnest(known.hits) as hit
    where hit > now() - interval '1 hour')`;
  const counted = await database.rows(sql`
    insert into request_limits as known (key, hits, last_hit_at) values (${key}, array[now()], now())
    on conflict (key) do update set hits = ${recent} || now(), last_hit_at = now()
    where cardinality(${recent}) < ${max}::int
    returning key`);
  if (counted.length > 0) {
    await database.rows(sql`delete from request_limits where key in (
      select key from request_limits where last_hit_at < now() - interval '1 hour' for update skip locked)`);
    return;
  }
  const [oldest] = await database.rows(
    sql`
    select ceil(extract(epoch from (${recent})[1] + interval '1 hour' - now()))::int as seconds
    from request_limits as known where key = ${key}`,
    Type.Object({ seconds: Type.Union([Type.Integer(), Type.Null()]) }),
  );
  throw new TooManyRequests(Math.max(1, oldest?.seconds ?? 1));
};

/** Takes back one count of each request, which turned out not to be what the limit is about. */
export const releaseRequests = async (
  database: Database,
  requests: readonly CountedRequest[],
): Promise<void> => {
  const keys = sql.join(
    requests.map((request) => sql`${keyOf(request)}`),
    sql`, `,
  );
  await database.rows(sql`
    update request_limits set hits = hits[1:cardinality(hits) - 1] where key in (${keys})`);
};
