import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import { jsonRows } from '../db/jsonRows.ts';
import { uuid } from '@citygigs/server/http/uuid.ts';
import type { LinkedQueryContext } from '../sql/queryContext.ts';
import { keywordCondition } from './keyword/keywordQuery.ts';
import { moreJobSelect } from './moreJobColumns.ts';
import { cursorOf, type MoreJobPosition } from './moreJobCursor.ts';
import { listConditions, placeConditions, type MoreJobFilters } from './moreJobFilters.ts';
import { MoreJobOffer } from './moreJobOfferSchema.ts';

export type MoreJobRow = Static<typeof MoreJobOffer>;

interface MoreJobsQuery {
  filters: Omit<MoreJobFilters, 'keyword'>;
  keyword: string | undefined;
  page: number;
  limit: number;
  after: MoreJobPosition | null;
  texts: boolean;
}

interface MoreJobPage {
  items: MoreJobRow[];
  total: number;
  totalIsExact: boolean;
  next: string | null;
}

/** Counting stops here, and pages do not go further. */
export const maxTotal = 10_000;

/** The pages of a keyword with more matches than `maxTotal` cover this many rows, because more cannot be sorted. */
const maxRowsOfManyMatches = 500;

const newestFirst = sql`offer.posted_at desc, offer.id desc`;

const exactInstant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Restricts the planner to the index of words or of dates, because it cannot estimate how many rows match all words. */
export const restrictPlan = (rows: RunQuery, index: 'words' | 'dates') => {
  const on = (flag: boolean) => sql`${flag ? 'on' : 'off'}::text`;
  return rows(sql`select
    set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${on(index === 'words')}, true),
    set_config('enable_indexscan', ${on(index === 'dates')}, true),
    set_config('enable_indexonlyscan', ${on(index === 'dates')}, true)`);
};

export const countUpTo = async (rows: RunQuery, conditions: SQL | undefined): Promise<number> => {
  const [row] = await rows(
    sql`
    select count(*)::int as total from (
      select 1 from more_job_offers offer where ${conditions} limit ${maxTotal + 1}
    ) as counted`,
    Type.Object({ total: Type.Integer() }),
  );
  return row?.total ?? 0;
};

const RowPosition = Type.Object({ id: Type.String(), posted_at: Type.String() });

interface PositionsQuery extends Pick<MoreJobsQuery, 'after' | 'limit' | 'page'> {
  conditions: SQL | undefined;
  /** Whether the matches are few enough to sort. */
  isSmall: boolean;
}

/** Returns one row more than requested, which shows whether there is a next page. */
const findPositions = (
  rows: RunQuery,
  { conditions, isSmall, after, limit, page }: PositionsQuery,
): Promise<Static<typeof RowPosition>[]> => {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(offer.posted_at, offer.id) < (${after.postedAt}::timestamptz, ${after.id}::uuid)`;
  const offset = after === null ? (page - 1) * limit : 0;
  // Fetch and sort few matches; for many, scan the index of dates, because the first matches are found soon.
  const source = isSmall
    ? sql`with offer as materialized (select id, posted_at from more_job_offers offer where ${conditions})
        select id, ${exactInstant(sql`posted_at`)} as posted_at from offer where ${isAfter}`
    : sql`select offer.id, ${exactInstant(sql`offer.posted_at`)} as posted_at
        from more_job_offers offer where ${conditions} and ${isAfter}`;
  return rows(sql`${source} order by ${newestFirst} limit ${limit + 1} offset ${offset}`, RowPosition);
};

const itemsOf = async (
  rows: RunQuery,
  context: LinkedQueryContext,
  { ids, texts }: { ids: string[]; texts: boolean },
): Promise<MoreJobRow[]> => {
  if (ids.length === 0) return [];
  const positions = ids.map((id, at) => sql`(${id}::uuid, ${at}::int)`);
  return jsonRows(rows, MoreJobOffer, {
    select: sql`
      with page (id, position) as (values ${sql.join(positions, sql`, `)})
      ${moreJobSelect(context, texts)}`,
    order: sql`item.position`,
  });
};

/** Returns full-time offers, newest first. The cost of every query is bounded. */
export const findMoreJobOffers = (context: LinkedQueryContext, query: MoreJobsQuery): Promise<MoreJobPage> =>
  context.database.transaction(async (rows) => {
    const { filters, limit, after, page, texts } = query;
    const keyword =
      query.keyword === undefined ? undefined : await keywordCondition(context.database, rows, query.keyword);
    const hasKeyword = keyword !== undefined;
    const conditions = listConditions(context.language, { ...filters, keyword });
    if (hasKeyword) await restrictPlan(rows, 'words');
    const counted = await countUpTo(rows, conditions);
    const totalIsExact = counted <= maxTotal;
    const total = totalIsExact ? counted : hasKeyword ? maxRowsOfManyMatches : maxTotal;
    if (after === null && (page - 1) * limit >= total) return { items: [], total, totalIsExact, next: null };
    if (hasKeyword && !totalIsExact) await restrictPlan(rows, 'dates');
    const positions = await findPositions(rows, {
      conditions,
      isSmall: hasKeyword && totalIsExact,
      after,
      limit,
      page,
    });
    if (hasKeyword) await rows(sql`select set_config('enable_indexscan', 'on', true)`);
    const shown = positions.slice(0, limit);
    const last = shown.at(-1);
    const items = await itemsOf(rows, context, { ids: shown.map(({ id }) => id), texts });
    const next =
      last !== undefined && positions.length > limit
        ? cursorOf({ postedAt: last.posted_at, id: last.id })
        : null;
    return { items, total, totalIsExact, next };
  });

interface OneMoreJobQuery extends Pick<MoreJobFilters, 'city' | 'partner' | 'feed'> {
  id: string | undefined;
  titleSlug: string | undefined;
}

/** Returns the offer that matches all values, or null. */
export const findMoreJobOffer = async (
  context: LinkedQueryContext,
  query: OneMoreJobQuery,
): Promise<MoreJobRow | null> => {
  const { id, titleSlug } = query;
  const byId =
    id === undefined
      ? sql`true`
      : uuid.test(id)
        ? sql`offer.id = ${id}::uuid`
        : sql`lower(offer.external_id) = ${id.toLowerCase()}`;
  const bySlug = titleSlug === undefined ? sql`true` : sql`offer.slug_title = ${titleSlug.toLowerCase()}`;
  const [offer] = await jsonRows(context.database.rows, MoreJobOffer, {
    select: sql`
      with page as (
        select offer.id, 1 as position from more_job_offers offer
        where ${byId} and ${bySlug} and ${placeConditions(context.language, query)}
        order by offer.posted_at desc, offer.id
        limit 1
      )
      ${moreJobSelect(context, true)}`,
  });
  return offer ?? null;
};
