import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { withinTransaction, type Rows } from '../db/withinTransaction.ts';
import type { Language } from '../rest/language.ts';
import { keywordQuery } from './keywordQuery.ts';
import { moreJobSelect } from './moreJobColumns.ts';
import { cursorOf, type MoreJobPlace } from './moreJobCursor.ts';
import { listConditions, placeConditions, type MoreJobFilters } from './moreJobFilters.ts';
import type { MoreJobOffer } from './moreJobOfferSchema.ts';

export type MoreJobRow = Static<typeof MoreJobOffer>;

type Where = { database: Database; language: Language; origin: string };

type Asked = {
  filters: MoreJobFilters;
  page: number;
  limit: number;
  after: MoreJobPlace | null;
  texts: boolean;
};

type Found = { items: MoreJobRow[]; total: number; totalIsExact: boolean; next: string | null };

/** Counting ends here. */
export const MOST = 10_000;

/** So do page numbers; sooner among a keyword's matches that are too many to sort. */
const DEEPEST_AMONG_MANY = 500;

const NEWEST_FIRST = sql`offer.posted_at desc, offer.id desc`;

const exactInstant = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Which ways through the table the planner may take. It does not know which words stand together. */
export const only = (rows: Rows, way: 'words' | 'dates') => {
  const on = (flag: boolean) => sql`${flag ? 'on' : 'off'}::text`;
  // Ways that are barred count as dear, and dear queries would be compiled first.
  return rows(sql`select
    set_config('jit', 'off', true),
    set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${on(way === 'words')}, true),
    set_config('enable_indexscan', ${on(way === 'dates')}, true),
    set_config('enable_indexonlyscan', ${on(way === 'dates')}, true)`);
};

export const countUpTo = async (rows: Rows, conditions: SQL): Promise<number> => {
  const [row] = await rows<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from more_job_offers offer where ${conditions} limit ${MOST + 1}
    ) as counted`);
  return row?.total ?? 0;
};

type Place = { id: string; posted_at: string };

/** One row more than asked for tells whether there are any behind. */
const placesOf = (rows: Rows, conditions: SQL, asked: Asked, isSmall: boolean): Promise<Place[]> => {
  const { after, limit, page } = asked;
  const behind =
    after === null
      ? sql`true`
      : sql`(offer.posted_at, offer.id) < (${after.postedAt}::timestamptz, ${after.id}::uuid)`;
  const offset = after === null ? (page - 1) * limit : 0;
  // Few matches are all fetched and then sorted; many are met soon on the way along the dates.
  const source = isSmall
    ? sql`with offer as materialized (select id, posted_at from more_job_offers offer where ${conditions})
        select id, ${exactInstant(sql`posted_at`)} as posted_at from offer where ${behind}`
    : sql`select offer.id, ${exactInstant(sql`offer.posted_at`)} as posted_at
        from more_job_offers offer where ${conditions} and ${behind}`;
  return rows<Place>(sql`${source} order by ${NEWEST_FIRST} limit ${limit + 1} offset ${offset}`);
};

const itemsOf = async (
  rows: Rows,
  { language, origin }: Where,
  ids: string[],
  texts: boolean,
): Promise<MoreJobRow[]> => {
  if (ids.length === 0) return [];
  const places = ids.map((id, at) => sql`(${id}::uuid, ${at}::int)`);
  const found = await rows<{ item: MoreJobRow }>(sql`
    with page (id, position) as (values ${sql.join(places, sql`, `)})
    select to_json(item) as item from (${moreJobSelect(language, origin, texts)}) as item
    order by item.position`);
  return found.map(({ item }) => item);
};

/** Full-time offers, newest first; every query of it is bounded, whatever is asked of however many rows. */
export const findMoreJobOffers = (where: Where, asked: Asked): Promise<Found> =>
  withinTransaction(where.database, async (rows) => {
    const { filters, limit, after, page, texts } = asked;
    const { keyword } = filters;
    const hasKeyword = keyword !== undefined;
    const conditions = listConditions(where.language, {
      ...filters,
      keywordQuery: hasKeyword ? await keywordQuery(rows, keyword) : undefined,
    });
    if (hasKeyword) await only(rows, 'words');
    const counted = await countUpTo(rows, conditions);
    const totalIsExact = counted <= MOST;
    const total = totalIsExact ? counted : hasKeyword ? DEEPEST_AMONG_MANY : MOST;
    if (after === null && (page - 1) * limit >= total) return { items: [], total, totalIsExact, next: null };
    if (hasKeyword && !totalIsExact) await only(rows, 'dates');
    const places = await placesOf(rows, conditions, asked, hasKeyword && totalIsExact);
    if (hasKeyword) await rows(sql`select set_config('enable_indexscan', 'on', true)`);
    const shown = places.slice(0, limit);
    const last = shown.at(-1);
    const items = await itemsOf(
      rows,
      where,
      shown.map(({ id }) => id),
      texts,
    );
    const next =
      last !== undefined && places.length > limit
        ? cursorOf({ postedAt: last.posted_at, id: last.id })
        : null;
    return { items, total, totalIsExact, next };
  });

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id or the slug of the title must fit, and whatever else is given. */
export const findMoreJobOffer = async (
  { database, language, origin }: Where,
  asked: {
    id: string | undefined;
    titleSlug: string | undefined;
    city: string | undefined;
    partner: string | undefined;
    feed: string | undefined;
  },
): Promise<MoreJobRow | null> => {
  const { id, titleSlug } = asked;
  const byId =
    id === undefined
      ? sql`true`
      : UUID.test(id)
        ? sql`offer.id = ${id}::uuid`
        : sql`lower(offer.external_id) = ${id.toLowerCase()}`;
  const bySlug = titleSlug === undefined ? sql`true` : sql`offer.slug_title = ${titleSlug.toLowerCase()}`;
  const [row] = await database.rows<{ item: MoreJobRow }>(sql`
    with page as (
      select offer.id, 1 as position from more_job_offers offer
      where ${byId} and ${bySlug} and ${placeConditions(language, asked)}
      order by offer.posted_at desc, offer.id
      limit 1
    )
    select to_json(item) as item from (${moreJobSelect(language, origin, true)}) as item`);
  return row?.item ?? null;
};
