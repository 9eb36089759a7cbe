import { and, sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import { contracts } from '../db/schema/moreJobOffer.ts';
import type { Language } from '../rest/language.ts';
import { nullableString } from '../rest/nullable.ts';
import { takesApplications } from '../sql/takesApplications.ts';
import { fulfilsDetail, monthlyPay, moreJobDetailNames, type MoreJobDetails } from './moreJobDetails.ts';
import { areaCondition, citiesAround, type PlaceFilters } from './moreJobFilters.ts';

/** The filters whose values are counted, in display order. */
const counted = [...moreJobDetailNames, 'radius'] as const;

type CountedName = (typeof counted)[number];

const Choice = Type.Object(
  {
    filter: Type.Unsafe<CountedName>({
      type: 'string',
      enum: [...counted],
      description: 'The parameter of the filter.',
    }),
    value: Type.String({ description: 'The value of the parameter.' }),
    count: Type.Integer({
      minimum: 0,
      description: 'Number of offers that remain; a lower bound beyond 10000 offers of the place.',
    }),
  },
  { title: 'MoreJobFilterChoice', description: 'A value of a filter that some of the offers fulfil.' },
);

export const MoreJobChoices = Type.Object({
  choices: Type.Optional(
    Type.Array(Choice, {
      description:
        'With expand=choices: values of the other filters, each counted without its own filter, also those that leave no offers. Amounts divide the offers into four parts; there are none if the offers have several currencies, and no radius without a city.',
    }),
  ),
  currency: Type.Optional(
    nullableString({
      description:
        'With expand=choices: the currency of amounts to filter by, ISO 4217; null if the offers have several, or none.',
    }),
  ),
});

/** Counting stops here. */
const maxCounted = 10_000;

const radii = ['10', '25', '50', '100'];
const days = ['1', '3', '7', '30'];

const values = (name: CountedName, of: readonly string[]): SQL =>
  sql`select ${name}::text, unnest(${sql.param(of)}::text[])`;

/** Amounts between which the offers divide into four parts, rounded down to two digits. */
const amounts: SQL = sql`
  select 'pay_from'::text, (floor(part.amount / scale.unit) * scale.unit)::float8::text
  from (
    select unnest(percentile_disc(array[0.25, 0.5, 0.75]) within group (order by ${monthlyPay}))::numeric as amount
    from matched offer
    having count(distinct offer.currency) = 1
  ) as part
  cross join lateral (select 10::numeric ^ (floor(log(greatest(part.amount, 10))) - 1)::int as unit) as scale
  where part.amount is not null`;

/** Without a radius, the city itself. */
const isWithin = (km: SQL): SQL => sql`offer.distance <= ${km}::float8`;

const fulfils = (name: CountedName, value: SQL): SQL =>
  name === 'radius' ? isWithin(value) : fulfilsDetail(name, value);

interface ChoicesQuery extends PlaceFilters {
  details: MoreJobDetails;
  keyword: SQL | undefined;
}

/** Returns the values by which offers can be filtered, each with the number of offers that remain if the other filters stay. */
export const findMoreJobChoices = async (
  rows: RunQuery,
  language: Language,
  { details, keyword, ...place }: ChoicesQuery,
): Promise<Static<typeof MoreJobChoices>> => {
  const { city, radius } = place;
  const area =
    city === undefined
      ? { cities: sql`select id, 0::float8 as distance from cities`, radii: [] }
      : { cities: citiesAround(language, city, Math.max(Number(radii.at(-1)), radius ?? 0)), radii };
  // The rest of the filter, without what the choice replaces.
  const others = counted.flatMap((name) => {
    const value = name === 'radius' ? (radius ?? 0) : details[name];
    return value === undefined ? [] : [sql`(choice.filter = ${name} or ${fulfils(name, sql`${value}`)})`];
  });
  const [found] = await rows(
    sql`
    with area as materialized (${area.cities}),
      matched as materialized (
        select offer.contract, offer.pay_min, offer.pay_period, offer.currency, offer.posted_at, area.distance
        from more_job_offers offer join area on area.id = offer.city_id
        where ${and(takesApplications(), city === undefined ? areaCondition(language, place) : undefined, keyword)}
        limit ${maxCounted}
      ),
      choices (filter, value) as (${sql.join(
        [values('contract', contracts), values('posted_within', days), values('radius', area.radii), amounts],
        sql` union `,
      )}),
      judged as (
        select choice.filter, choice.value, (case choice.filter ${sql.join(
          counted.map((name) => sql`when ${name} then ${fulfils(name, sql`choice.value`)}`),
          sql` `,
        )} end) is true as fulfils, (${and(...others)}) is true as remains
        from choices choice cross join matched offer
      ),
      counted as (
        select filter, value, (count(*) filter (where fulfils and remains))::int as count
        from judged
        group by filter, value
        having bool_or(fulfils)
      )
    select
      (select case when count(distinct currency) = 1 then min(currency) end from matched) as currency,
      (select coalesce(
        json_agg(
          json_build_object('filter', filter, 'value', value, 'count', count)
          order by array_position(${sql.param([...counted])}::text[], filter),
            case when filter <> 'contract' then value::float8 end,
            array_position(${sql.param([...contracts])}::text[], value)), '[]')
        from counted) as choices`,
    MoreJobChoices,
  );
  return found ?? {};
};
