import { sql, type SQL } from 'drizzle-orm';
import type { RunQuery } from '../db/database.ts';
import { minorUnitsPerUnit } from '../sql/minorUnits.ts';
import { contributionTables, lockOffer, type ContributionTable } from './contributionTables.ts';
import { minSpread } from './figureExpressions.ts';
import { markets, plausibleRange, type ReportedAmount } from './plausibleAmounts.ts';

/** An amount is far above the others beyond this multiple of the highest usual one, and far below in the reverse case. */
const farFactor = 2.5;
/** Where some pay nothing, costs up to this share of the highest plausible cost are not far above. */
const usualPart = 0.04;
/** Amounts are alike if neither exceeds this multiple of the other. */
const alikeFactor = 1.25;

const reportedBy: Readonly<Partial<Record<ContributionTable, ReportedAmount>>> = {
  earnings: 'hourlyPay',
  cost_starts: 'startCost',
};

/** Which cost is not far above nothing, in minor units, by currency and country. */
const usualCosts = JSON.stringify(
  markets.map((market) => ({
    ...market,
    amount: (plausibleRange('startCost', market)?.[1] ?? 0) * usualPart * minorUnitsPerUnit(market.currency),
  })),
);

/** A cost that is not far above nothing, for a row `offer` with its city. */
const usualCost = sql`(
  select amount from jsonb_to_recordset(${usualCosts}::jsonb) as usual(currency text, country text, amount float8)
  where usual.currency = offer.currency and usual.country in (city.country_code, '')
  order by usual.country desc limit 1)`;

/**
 * The answers `own` that may count: of people with a confirmed address who need not wait and whom no moderator has excluded.
 * Only the latest of a mailbox is one of them.
 */
const mayCount = (name: SQL, offer: SQL): SQL => sql`
  select distinct on (coalesce(own.mailbox_hash, own.id::text)) own.*
  from ${name} own
  where own.job_offer_id = ${offer} and own.is_confirmed and own.waits_for is null
    and not exists (select from exclusions where exclusions.job_offer_id = own.job_offer_id
      and exclusions.mailbox_hash = own.mailbox_hash)
  order by coalesce(own.mailbox_hash, own.id::text), own.created_at desc, own.id desc`;

/** The ids of the amounts that count: usual ones, and unusual ones that somebody else, of another network, confirms by one like it. */
const countingAmounts = (name: SQL, offer: SQL): SQL => sql`
  answers as (
    select own.id, own.amount_minor::float8 as amount, own.network_hash, own.created_at,
      ${usualCost} as usual
    from (${mayCount(name, offer)}) own
    join job_offers offer on offer.id = own.job_offer_id and offer.currency = own.currency
    join cities city on city.id = offer.city_id
  ), spread as (
    select count(*) >= ${minSpread}::int as is_known,
      percentile_cont(0.25) within group (order by amount) as lower,
      percentile_cont(0.75) within group (order by amount) as upper
    from answers
  ), compared as (
    select answers.*,
      case when is_known then lower else min(amount) over before end as lower,
      case when is_known then upper else max(amount) over before end as upper
    from answers cross join spread
    window before as (order by created_at, id
      rows between unbounded preceding and 1 preceding)
  ), counting as (
    select id from compared own
    where upper is null
      or amount between lower / ${farFactor}::float8
        and greatest(upper * ${farFactor}::float8, case when lower = 0 then usual end)
      or exists (select from answers other
        where other.id <> own.id
          and (other.network_hash = own.network_hash) is not true
          and other.amount between own.amount / ${alikeFactor}::float8 and own.amount * ${alikeFactor}::float8)
  )`;

/**
 * Decides which contributions to an offer count, after one of them has changed. One person moves no mean far: an amount far from the
 * others waits for a second one like it. The bounds of plausible amounts are checked before.
 */
export const recount = async (
  rows: RunQuery,
  table: ContributionTable,
  jobOfferId: number,
): Promise<void> => {
  const name = sql.identifier(table);
  const offer = sql`${jobOfferId}::int`;
  const counting =
    reportedBy[table] === undefined
      ? sql`counting as (${mayCount(sql`${name}`, offer)})`
      : countingAmounts(sql`${name}`, offer);
  await rows(sql`
    with ${counting}
    update ${name} stored set counts = not stored.counts
    where stored.job_offer_id = ${offer} and stored.counts <> (stored.id in (select id from counting))`);
};

/** Decides anew which contributions to these offers count. */
export const recountOffers = async (rows: RunQuery, offers: Iterable<number>): Promise<void> => {
  // In one order, so that two such transactions do not wait for each other.
  for (const offer of [...new Set(offers)].toSorted((one, other) => one - other)) {
    await lockOffer(rows, offer);
    for (const table of contributionTables) await recount(rows, table, offer);
  }
};
