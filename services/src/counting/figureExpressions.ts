import { sql, type SQL } from 'drizzle-orm';
import { netPayObject } from '../net-pay/netPay.ts';
import { decimalAmount } from '../sql/minorUnits.ts';
import { customerChoices, signUpTimeChoices } from './contributionChoices.ts';

/** The day of the newest contribution, in UTC. */
const latest = sql`(max(contribution.created_at) at time zone 'UTC')::date`;

/** From this number of contributions on, their spread says something. */
export const minSpread = 5;

/** A quartile of the amounts; null if they are few. */
const quartile = (part: 0.25 | 0.75, currency: SQL): SQL =>
  sql`case when count(contribution.id) >= ${minSpread}::int then ${decimalAmount(
    sql`(percentile_cont(${part}::float8) within group (order by contribution.amount_minor))::numeric`,
    currency,
  )} end`;

/** What is left of the mean of an offer's earnings, in units of its currency; null without contributions or defaults. */
const net = (offer: SQL): SQL =>
  netPayObject(sql`round(avg(contribution.amount_minor))`, {
    country: sql`(select country_code from cities where id = ${offer}.city_id)`,
    currency: sql`${offer}.currency`,
    vehicle: sql`${offer}.vehicle`,
    type: sql`${offer}.type`,
  });

/** The mean and the quartiles of the contributions in the offer's currency, with their number and the latest day. */
export const amount = (table: 'earnings' | 'cost_starts', offer: SQL): SQL => sql`(
  select json_build_object(
    'avg', ${decimalAmount(sql`avg(contribution.amount_minor)`, sql`${offer}.currency`)},
    'count', count(contribution.id)::int,
    'lowerQuartile', ${quartile(0.25, sql`${offer}.currency`)},
    'upperQuartile', ${quartile(0.75, sql`${offer}.currency`)},
    'currency', ${offer}.currency,
    ${table === 'earnings' ? sql`'net', ${net(offer)},` : sql``}
    'latest', ${latest})
  from ${sql.identifier(table)} contribution
  where contribution.job_offer_id = ${offer}.id and contribution.currency = ${offer}.currency
    and contribution.counts
)`;

const choicesByTable = { sign_up_times: signUpTimeChoices, customer_availabilities: customerChoices };

/** The days for which a sign-up time stands. The totals of lists have the same (migration 0022). */
export const signUpDays = (value: SQL): SQL => sql`(case ${value}
  when '1_day' then 1 when '2_3_days' then 2.5 when '1_week' then 7 when '2_weeks' then 14 else 30 end)`;

/**
 * The distribution of contributions over the choices, as `{count, latest, percents}`; percents have one decimal. Sign-up times
 * have their average, too: `days`.
 */
export const shares = (table: keyof typeof choicesByTable, offer: SQL): SQL => {
  const pairs = choicesByTable[table].map(
    (value) => sql`${value}::text,
      coalesce(round(100.0 * count(*) filter (where contribution.value = ${value}) / nullif(count(*), 0), 1), 0)::float8`,
  );
  return sql`(
    select json_build_object(
      'count', count(*)::int,
      'latest', ${latest},
      ${table === 'sign_up_times' ? sql`'days', avg(${signUpDays(sql`contribution.value`)})::float8,` : sql``}
      'percents', json_build_object(${sql.join(pairs, sql`, `)}))
    from ${sql.identifier(table)} contribution
    where contribution.job_offer_id = ${offer}.id and contribution.counts
  )`;
};
