import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { minSpread } from '../../counting/figureExpressions.ts';
import type { Database } from '../../db/database.ts';
import { jsonRows } from '../../db/jsonRows.ts';
import { decimalAmount } from '../../sql/minorUnits.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { cityReference, country, partnerPairs } from '../../sql/references.ts';
import { CategoryPay, CountryPay } from './paySchema.ts';

/** The reported hourly earnings that count, of the listed offers for which the condition is true. */
const answersOf = (condition: SQL): SQL => sql`
  select offer.country_code, offer.city_id, offer.partner_id, offer.currency, earning.amount_minor as amount,
    earning.created_at
  from offer_listings listed
  join offer_facts offer on offer.job_offer_id = listed.job_offer_id
  join earnings earning on earning.job_offer_id = offer.job_offer_id
    and earning.currency = offer.currency and earning.counts
  where ${condition}`;

const median = (currency: SQL): SQL =>
  decimalAmount(sql`(percentile_cont(0.5) within group (order by answer.amount))::numeric`, currency);

const pay = (currency: SQL): SQL =>
  sql`json_build_object('median', ${median(currency)}, 'count', count(*)::int)`;

interface Groups {
  /** The rows of `answer` to group. */
  readonly condition: SQL;
  readonly currency: SQL;
}

const byQuarter = ({ condition, currency }: Groups): SQL => sql`(
  select coalesce(json_agg(json_build_object('start', latest.quarter, 'pay', latest.pay) order by latest.quarter), '[]')
  from (
    select date_trunc('quarter', answer.created_at at time zone 'UTC')::date as quarter, ${pay(currency)} as pay
    from answer where ${condition}
    group by quarter having count(*) >= ${minSpread}::int
    order by quarter desc limit 8
  ) as latest)`;

interface Rows extends Groups {
  /** The column of `answer` with the ids to group by. */
  readonly by: SQL;
  /** The name and the value of what an id of `ranked` stands for. */
  readonly named: readonly [string, SQL];
  /** The tables of the value. */
  readonly tables: SQL;
}

/** Medians of few answers have no rank, as in lists of offers. */
const ranked = ({ condition, currency, by, named: [name, value], tables }: Rows): SQL => sql`(
  select coalesce(json_agg(json_build_object(${name}::text, ${value},
    'pay', json_build_object('median', ranked.median, 'count', ranked.count)) order by ranked.position), '[]')
  from (
    select grouped.*, row_number() over (order by
      case when grouped.count >= ${minSpread}::int then grouped.median end desc nulls last,
      grouped.count desc, grouped.id) as position
    from (
      select ${by} as id, ${median(currency)} as median, count(*)::int as count
      from answer where ${condition} group by ${by}
    ) as grouped
    order by position limit 50
  ) as ranked ${tables})`;

/** Returns what the offers of a category in a city earn, for each currency with enough answers. */
export const findCategoryPay = (
  database: Database,
  { cityId, categoryId }: { readonly cityId: number; readonly categoryId: number },
): Promise<Static<typeof CategoryPay>[]> => {
  const currency = sql`paid.currency`;
  const inCountry = sql`answer.currency = ${currency}`;
  const inCity = sql`${inCountry} and answer.city_id = ${cityId}`;
  return jsonRows(database.rows, CategoryPay, {
    select: sql`
      with answer as materialized (${answersOf(sql`listed.category_id = ${categoryId}
        and listed.country_code = (select country_code from cities where id = ${cityId})`)}),
      paid as (
        select answer.currency, ${pay(sql`answer.currency`)} as pay, count(*) as answers
        from answer where answer.city_id = ${cityId}
        group by answer.currency having count(*) >= ${minSpread}::int
      )
      select ${currency}, paid.pay as "inCity",
        (select ${pay(currency)} from answer where ${inCountry}) as "inCountry",
        ${ranked({
          condition: inCity,
          currency,
          by: sql`answer.partner_id`,
          named: ['partner', sql`json_build_object(${partnerPairs(sql`partner`)})`],
          tables: sql`join partners partner on partner.id = ranked.id`,
        })} as partners,
        ${byQuarter({ condition: inCity, currency })} as quarters
      from paid order by paid.answers desc, paid.currency`,
  });
};

interface PartnerPayQuery {
  readonly partnerId: number;
  readonly countryCode: string | undefined;
  readonly parts: { readonly cities: boolean; readonly quarters: boolean };
}

/** Returns what the offers of a partner earn, for each country and currency with enough answers. */
export const findPartnerPay = (
  { database, language }: QueryContext,
  { partnerId, countryCode, parts }: PartnerPayQuery,
): Promise<Static<typeof CountryPay>[]> => {
  const currency = sql`paid.currency`;
  const condition = sql`answer.country_code = paid.country_code and answer.currency = ${currency}`;
  const cities = ranked({
    condition,
    currency,
    by: sql`answer.city_id`,
    named: ['city', cityReference(sql`city`, sql`text`)],
    tables: sql`join cities city on city.id = ranked.id
      join city_texts text on text.city_id = city.id and text.language = ${language}`,
  });
  return jsonRows(database.rows, CountryPay, {
    select: sql`
      with answer as materialized (${answersOf(sql`listed.category_id = 0 and listed.partner_id = ${partnerId}
        ${countryCode === undefined ? sql`` : sql`and listed.country_code = ${countryCode.toUpperCase()}`}`)}),
      paid as (
        select answer.country_code, answer.currency, ${pay(sql`answer.currency`)} as pay, count(*) as answers
        from answer group by answer.country_code, answer.currency having count(*) >= ${minSpread}::int
      )
      select ${country(sql`paid.country_code`, language)} as country, ${currency}, paid.pay
        ${parts.cities ? sql`, ${cities} as cities` : sql``}
        ${parts.quarters ? sql`, ${byQuarter({ condition, currency })} as quarters` : sql``}
      from paid order by paid.answers desc, paid.country_code, paid.currency`,
  });
};
