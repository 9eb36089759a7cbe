import { sql, type SQL } from 'drizzle-orm';
import type { RunQuery } from '../../db/database.ts';
import { minorUnitsPerUnit } from '../../sql/minorUnits.ts';
import type { ContributionTable } from './contributionTables.ts';
import { plausibleRange, type Market, type ReportedAmount } from './plausibleAmounts.ts';

/** Below this number of answers, every plausible amount counts. */
const minSpread = 5;
/** A value is far above the others beyond this multiple of their upper quartile, and far below in the reverse case. */
const farFactor = 3;
/** Amounts up to this share of the highest plausible amount are never outliers. */
const usualPart = 0.2;
/** Values are alike if neither exceeds this multiple of the other. */
const alikeFactor = 1.25;

const reportedBy: Readonly<Partial<Record<ContributionTable, ReportedAmount>>> = {
  earnings: 'hourlyPay',
  cost_starts: 'startCost',
};

/** Whether `own` is far outside the spread of all amounts. A cost may always be low: many people start for nothing. */
const isFar = (reported: ReportedAmount, market: Market): SQL => {
  const highest = plausibleRange(reported, market)?.[1] ?? 0;
  const usual = usualPart * highest * minorUnitsPerUnit(market.currency);
  const isHigh = sql`own.amount_minor > greatest(${farFactor}::float8 * spread.upper, ${usual}::float8)`;
  return reported === 'startCost'
    ? isHigh
    : sql`(${isHigh} or own.amount_minor < spread.lower / ${farFactor}::float8)`;
};

const hasOneLikeIt = sql`exists (
  select from confirmed other
  where other.id <> own.id
    and other.amount_minor::float8 between own.amount_minor / ${alikeFactor}::float8 and own.amount_minor * ${alikeFactor}::float8)`;

interface Recounted {
  readonly table: ContributionTable;
  readonly jobOfferId: number;
  readonly market: Market;
}

/**
 * Decides which contributions to an offer count, after one of them has changed: those of people with a confirmed address.
 * An amount far outside the spread of the others waits for a second one like it, so that one person cannot move the mean
 * far. The bounds of plausible amounts are checked before.
 */
export const recount = async (rows: RunQuery, { table, jobOfferId, market }: Recounted): Promise<void> => {
  const name = sql.identifier(table);
  const reported = reportedBy[table];
  if (reported === undefined) {
    await rows(sql`update ${name} set counts = is_confirmed
      where job_offer_id = ${jobOfferId} and counts <> is_confirmed`);
    return;
  }
  await rows(sql`
    with confirmed as (
      select id, amount_minor from ${name}
      where job_offer_id = ${jobOfferId} and currency = ${market.currency} and is_confirmed
    ), spread as (
      select count(*) as answers,
        percentile_cont(0.25) within group (order by amount_minor) as lower,
        percentile_cont(0.75) within group (order by amount_minor) as upper
      from confirmed
    ), judged as (
      select own.id, own.is_confirmed
        and (spread.answers < ${minSpread} or not ${isFar(reported, market)} or ${hasOneLikeIt}) as counts
      from ${name} own cross join spread
      where own.job_offer_id = ${jobOfferId} and own.currency = ${market.currency}
    )
    update ${name} stored set counts = judged.counts
    from judged where stored.id = judged.id and stored.counts <> judged.counts`);
};
