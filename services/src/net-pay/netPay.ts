import { sql, type SQL } from 'drizzle-orm';
import type { Vehicle } from '../db/schema/jobOffer.ts';
import { decimalAmount, minorUnitsPerUnit } from '../sql/minorUnits.ts';
import countries from './netPayDefaults.json' with { type: 'json' };

/** What an hour of work costs by default, and what is deducted from the rest. */
interface NetPayDefaults {
  /** ISO 4217. */
  readonly currency: string;
  /** Income tax and social contributions in percent of the pay after costs. */
  readonly tax: number;
  /** Where `tax` comes from. */
  readonly taxSource: string;
  /** What a kilometre costs by vehicle, in units of the currency; 0 where the source has none. */
  readonly perKilometre?: Readonly<Partial<Record<string, number>>>;
  /** Where `perKilometre` comes from. */
  readonly kilometreSource?: string;
}

/** An assumption: kilometres in an hour of work, from pick-up to pick-up in a city. */
const kilometresPerHour: Readonly<Record<Vehicle, number>> = { none: 0, bike: 10, scooter: 15, car: 15 };

const defaultsByCountry: Readonly<Record<string, NetPayDefaults>> = countries;

/** The currency, the tax, the costs of an hour in minor units by vehicle, and the sources, by country. */
const facts = JSON.stringify(
  Object.fromEntries(
    Object.entries(defaultsByCountry).map(([code, { perKilometre = {}, ...rest }]) => {
      const costs = Object.entries(kilometresPerHour).map(([vehicle, kilometres]) => [
        vehicle,
        Math.round((perKilometre[vehicle] ?? 0) * kilometres * minorUnitsPerUnit(rest.currency)),
      ]);
      return [code, { ...rest, costs: Object.fromEntries(costs) }];
    }),
  ),
);

interface Work {
  readonly country: SQL;
  readonly currency: SQL;
  readonly vehicle: SQL;
  /** The type of the offer; without one, of an employee. */
  readonly type?: SQL;
}

/**
 * Selects `net`, `costs`, `tax` and `sources` for an hour that pays `pay`: amounts in minor units, the tax in percent. No row if the
 * country has no defaults in the currency, or for freelance work, which is not taxed as that of employees. An offer that does not state its
 * vehicle needs none.
 */
export const netPay = (pay: SQL, { country, currency, vehicle, type = sql`null` }: Work): SQL => sql`
  select profit - greatest(profit, 0) * tax / 100 as net, costs, tax,
    case when costs > 0 then json_build_array(fact -> 'taxSource', fact -> 'kilometreSource')
      else json_build_array(fact -> 'taxSource')
    end as sources
  from (
    select *, ${pay} - costs as profit
    from (
      select fact, (fact ->> 'tax')::numeric as tax,
        (fact -> 'costs' ->> coalesce(${vehicle}, 'none'))::numeric as costs
      from (select (select ${facts}::jsonb) -> ${country} as fact) as known
      where fact ->> 'currency' = ${currency} and ${type} is distinct from 'freelance'
    ) as usual
  ) as earned`;

/** The same as a `NetPay` of the REST services, in units of the currency; null where `netPay` has no row or `pay` is null. */
export const netPayObject = (pay: SQL, work: Work): SQL => sql`(
  select json_build_object(
    'avg', ${decimalAmount(sql`net`, work.currency)},
    'costs', ${decimalAmount(sql`costs`, work.currency)},
    'tax', tax::float8,
    'sources', sources)
  from (${netPay(pay, work)}) as left_over
  where net is not null
)`;
