import { sql, type SQL } from 'drizzle-orm';
import { decimalAmount } from '../sql/minorUnits.ts';
import type { ContributionTable } from './contributionTables.ts';
import { signUpDays } from './figureExpressions.ts';

/** What is new: within this many days. */
const newDays = 7;

const amount = (row: SQL): SQL => decimalAmount(sql`${row}.amount_minor`, sql`${row}.currency`);

/** The number that a row adds to its figure. */
export const valueOf: Readonly<Record<ContributionTable | 'reviews', (row: SQL) => SQL>> = {
  earnings: amount,
  cost_starts: amount,
  sign_up_times: (row) => signUpDays(sql`${row}.value`),
  customer_availabilities: (row) =>
    sql`(case ${row}.value when 'low' then 1 when 'medium' then 2 else 3 end)`,
  reviews: (row) => sql`${row}.rating`,
};

/** When what counts of a row was written. */
export const writtenAt = (table: ContributionTable | 'reviews', row: SQL): SQL =>
  table === 'reviews' ? sql`coalesce(${row}.rated_at, ${row}.created_at)` : sql`${row}.created_at`;

export const isNew = (time: SQL): SQL => sql`(${time} > now() - make_interval(days => ${newDays}))`;

/** What a row that is about to change added to its figure before it was new, if it counted: what a sudden change is compared with. */
export const formerValue = (table: ContributionTable | 'reviews', row: SQL): SQL => {
  const counted = table === 'reviews' ? sql`${row}.waits_for is null` : sql`${row}.counts`;
  return sql`case when ${isNew(writtenAt(table, row))} then ${row}.former_value
    when ${counted} then (${valueOf[table](row)})::float8 end`;
};
