import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { minSpread } from '../../counting/figureExpressions.ts';
import { jsonRows } from '../../db/jsonRows.ts';
import { vehicles, type Vehicle } from '../../db/schema/jobOffer.ts';
import { netPayObject } from '../../net-pay/netPay.ts';
import { listOf } from '../../rest/listOf.ts';
import { Country } from '../../rest/references.ts';
import { decimalAmount } from '../../sql/minorUnits.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { country } from '../../sql/references.ts';
import { NetPay } from '../job-offers/figureSchema.ts';

export const CountryNetPay = Type.Object(
  {
    country: Country,
    currency: Type.String({ description: 'ISO 4217: the currency of all amounts below.' }),
    avg: Type.Number({
      minimum: 0,
      description: 'The mean of reported hourly earnings, in units of the currency.',
    }),
    count: Type.Integer({ minimum: minSpread, description: 'Number of contributions that count.' }),
    vehicles: Type.Array(
      Type.Object(
        {
          vehicle: Type.Unsafe<Vehicle>({
            enum: [...vehicles],
            description: 'What the work needs at least.',
          }),
          net: NetPay,
        },
        { title: 'VehicleNetPay', description: 'What is left of the mean with a vehicle.' },
      ),
      { description: 'By vehicle, each of them once; empty if nothing is known of tax in the country.' },
    ),
  },
  {
    title: 'CountryNetPay',
    description: 'What the live offers of a country earn on average, and what is left of it.',
  },
);

export const CountryNetPayList = listOf(CountryNetPay, 'CountryNetPayList');

/** Returns the countries with enough answers by code, each in the currency with most of them. */
export const findCountryNetPay = ({
  database,
  language,
}: QueryContext): Promise<Static<typeof CountryNetPay>[]> => {
  const currency = sql`paid.currency`;
  const net = netPayObject(sql`round(paid.mean)`, {
    country: sql`paid.country_code`,
    currency,
    vehicle: sql`choice.vehicle`,
  });
  return jsonRows(database.rows, CountryNetPay, {
    select: sql`
      select ${country(sql`paid.country_code`, language)} as country, ${currency},
        ${decimalAmount(sql`paid.mean`, currency)} as avg, paid.count, (
          select coalesce(
            json_agg(json_build_object('vehicle', known.vehicle, 'net', known.net) order by known.position), '[]')
          from (
            select choice.*, ${net} as net
            from json_array_elements_text(${JSON.stringify(vehicles)}::json)
              with ordinality as choice (vehicle, position)
          ) as known
          where known.net is not null
        ) as vehicles
      from (
        select distinct on (offer.country_code) offer.country_code, offer.currency,
          sum(offer.earning_total)::numeric / sum(offer.earning_count) as mean,
          sum(offer.earning_count)::int as count
        from offer_listings listed
        join offer_facts offer on offer.job_offer_id = listed.job_offer_id
        where listed.category_id = 0
        group by offer.country_code, offer.currency
        having sum(offer.earning_count) >= ${minSpread}::int
        order by offer.country_code, count desc, offer.currency
      ) as paid
      order by paid.country_code`,
  });
};
