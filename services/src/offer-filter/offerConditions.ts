import { and, sql, type SQL } from 'drizzle-orm';
import { vehicles } from '../db/schema/jobOffer.ts';
import { decimalAmount } from '../sql/minorUnits.ts';
import { averageOfStars } from '../sql/ratings.ts';
import { offerFilterNames, type OfferFilter, type OfferFilterName } from './offerFilter.ts';

/** The row of an offer and the row of its facts, by their aliases in a query. */
export interface OfferRows {
  readonly offer: SQL;
  readonly facts: SQL;
}

/** The place of a vehicle in their order, from 1. */
export const vehicleRank = (vehicle: SQL): SQL =>
  sql`array_position(${sql.param([...vehicles])}::text[], ${vehicle})`;

const meanAmount = (facts: SQL, figure: 'earning' | 'cost'): SQL =>
  decimalAmount(
    sql`${facts}.${sql.identifier(`${figure}_total`)} / nullif(${facts}.${sql.identifier(`${figure}_count`)}, 0)::numeric`,
    sql`${facts}.currency`,
  );

/** The averages that pages show, by the filter that compares them. */
export const shownAverages = {
  pay_from: (facts: SQL): SQL => meanAmount(facts, 'earning'),
  cost_up_to: (facts: SQL): SQL => sql`round(${meanAmount(facts, 'cost')})`,
  sign_up_within: (facts: SQL): SQL => sql`round(${facts}.sign_up_days / nullif(${facts}.sign_up_count, 0))`,
  rating_from: (facts: SQL): SQL => sql`round(${averageOfStars(facts)}::numeric, 1)`,
};

const conditions: Record<OfferFilterName, (value: SQL, rows: OfferRows) => SQL> = {
  age: (value, { offer }) => sql`${offer}.min_age <= ${value}::int`,
  vehicle: (value, { offer }) =>
    sql`${vehicleRank(sql`${offer}.vehicle`)} <= ${vehicleRank(sql`${value}::text`)}`,
  work_language: (value, { offer }) => sql`${value}::text = any(${offer}.work_languages)`,
  remote: (value, { offer }) => sql`${offer}.is_remote = ${value}::boolean`,
  verified: (value, { offer }) => sql`${offer}.is_verified = ${value}::boolean`,
  pay_from: (value, { facts }) => sql`${shownAverages.pay_from(facts)} >= ${value}::float8`,
  cost_up_to: (value, { facts }) => sql`${shownAverages.cost_up_to(facts)} <= ${value}::float8`,
  sign_up_within: (value, { facts }) => sql`${shownAverages.sign_up_within(facts)} <= ${value}::int`,
  rating_from: (value, { facts }) => sql`${shownAverages.rating_from(facts)} >= ${value}::numeric`,
};

/** Whether an offer fulfils one part of a filter. */
export const fulfilsOne = (name: OfferFilterName, value: SQL, rows: OfferRows): SQL =>
  conditions[name](value, rows);

/** Whether an offer fulfils a filter without what does not restrict a list. */
export const fulfils = (filter: OfferFilter, rows: OfferRows): SQL =>
  and(
    sql`true`,
    ...offerFilterNames.flatMap((name) =>
      filter[name] === undefined ? [] : [conditions[name](sql`${filter[name]}`, rows)],
    ),
  ) as SQL;

/** Whether an offer fulfils the filter in a column. */
export const fulfilsColumn = (filter: SQL, rows: OfferRows): SQL =>
  sql`(${filter} = '{}' or (${sql.join(
    offerFilterNames.map(
      (name) => sql`(not ${filter} ? ${name} or ${conditions[name](sql`(${filter} ->> ${name})`, rows)})`,
    ),
    sql` and `,
  )}))`;
