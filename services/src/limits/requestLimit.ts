import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import { hashOf } from '../text/secrets.ts';
import { networksOf } from '@citygigs/server/http/networkOf.ts';
import { TooManyRequests } from '../rest/tooManyRequests.ts';

/** What is counted. */
export interface CountedRequest {
  /** The limited kind of request. */
  readonly kind: string;
  /** The caller's IP address, the user or the mail address that is limited. */
  readonly subject: string;
}

interface LimitedRequest extends CountedRequest {
  /** The allowed number of requests within the time. */
  readonly max: number;
  /** An hour unless it is set; at most an hour. */
  readonly seconds?: number;
}

const keyOf = (kind: string, subject: string): string => hashOf(`${kind}\n${subject}`);

/** The keys under which a request is counted: an IP address counts for its networks. */
const keysOf = ({ kind, subject }: CountedRequest) =>
  networksOf(subject).map(({ network, share }) => ({ key: keyOf(kind, network), share }));

const releaseKeys = async (database: Database, keys: readonly string[]): Promise<void> => {
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  await database.rows(sql`
    update request_limits set hits = hits[1:cardinality(hits) - 1] where key in (${list})`);
};

const hour = 3_600;

/** Counts for a key. Resolves to null, or to the number of seconds until the next one is allowed. */
const countKey = async (
  database: Database,
  key: string,
  max: number,
  seconds: number,
): Promise<number | null> => {
  const recent = sql`(select coalesce(array_agg(hit order by hit), '{}') from unnest(known.hits) as hit
    where hit > now() - ${seconds}::int * interval '1 second')`;
  const counted = await database.rows(sql`
    insert into request_limits as known (key, hits, last_hit_at) values (${key}, array[now()], now())
    on conflict (key) do update set hits = ${recent} || now(), last_hit_at = now()
    where cardinality(${recent}) < ${max}::int
    returning key`);
  if (counted.length > 0) return null;
  const [oldest] = await database.rows(
    sql`
    select ceil(extract(epoch from (${recent})[1] - now()) + ${seconds}::int)::int as seconds
    from request_limits as known where key = ${key}`,
    Type.Object({ seconds: Type.Union([Type.Integer(), Type.Null()]) }),
  );
  return Math.max(1, oldest?.seconds ?? 1);
};

/** Counts a request, exactly even under concurrency. Throws a 429 beyond the limit, without counting. */
export const limitRequests = async (
  database: Database,
  { max, seconds = hour, ...request }: LimitedRequest,
): Promise<void> => {
  const counted: string[] = [];
  for (const { key, share } of keysOf(request)) {
    const wait = await countKey(database, key, max * share, seconds);
    if (wait !== null) {
      if (counted.length > 0) await releaseKeys(database, counted);
      throw new TooManyRequests(wait);
    }
    counted.push(key);
  }
  await database.rows(sql`delete from request_limits where key in (
    select key from request_limits where last_hit_at < now() - interval '1 hour' for update skip locked)`);
};

/** Takes back one count of each request, which turned out not to be what the limit is about. */
export const releaseRequests = (database: Database, requests: readonly CountedRequest[]): Promise<void> =>
  releaseKeys(
    database,
    requests.flatMap((request) => keysOf(request).map(({ key }) => key)),
  );

/** Whether a limit was kept. */
export const isWithin = async (limited: Promise<void>): Promise<boolean> => {
  try {
    await limited;
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
};
