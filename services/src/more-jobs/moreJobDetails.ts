import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { contracts, type Contract } from '../db/schema/moreJobOffer.ts';
import { decimalAmount } from '../sql/minorUnits.ts';

/** What full-time offers must fulfil besides their place and words. An offer about which the feed says nothing does not fulfil it. */
export const moreJobDetails = {
  contract: Type.Optional(
    Type.Unsafe<Contract>({
      type: 'string',
      enum: [...contracts],
      description: 'Only offers with this contract.',
    }),
  ),
  pay_from: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1_000_000_000,
      description:
        'The least that offers pay for a month of full-time work before tax, in the currency of the offers: their lowest pay, 40 hours a week, a twelfth of a year.',
    }),
  ),
  posted_within: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 365,
      description: 'Only offers that were posted in the last so many times 24 hours.',
    }),
  ),
};

export type MoreJobDetailName = keyof typeof moreJobDetails;

export type MoreJobDetails = {
  readonly [Name in MoreJobDetailName]?: Static<(typeof moreJobDetails)[Name]> | undefined;
};

/** In display order. */
export const moreJobDetailNames = Object.keys(moreJobDetails) as MoreJobDetailName[];

/** The lowest pay of an `offer` for a month of full-time work, in units of its currency; null if it has none. */
export const monthlyPay: SQL = decimalAmount(
  sql`offer.pay_min * case offer.pay_period when 'hour' then 40 * 52 / 12.0 when 'year' then 1 / 12.0 else 1 end`,
  sql`offer.currency`,
);

const conditions: Record<MoreJobDetailName, (value: SQL) => SQL> = {
  contract: (value) => sql`offer.contract = ${value}::text`,
  pay_from: (value) => sql`${monthlyPay} >= ${value}::float8`,
  posted_within: (value) => sql`offer.posted_at > now() - ${value}::int * interval '1 day'`,
};

/** Whether an `offer` fulfils one of the details. */
export const fulfilsDetail = (name: MoreJobDetailName, value: SQL): SQL => conditions[name](value);

/** Whether an `offer` fulfils each of the details. */
export const detailConditions = (details: MoreJobDetails): SQL[] =>
  moreJobDetailNames.flatMap((name) =>
    details[name] === undefined ? [] : [conditions[name](sql`${details[name]}`)],
  );
