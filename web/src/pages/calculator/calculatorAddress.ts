import { vehicles } from '../../features/filters/requirements.ts';
import { weekParameters } from '../../features/net-earnings/weekFields.ts';
import { amountOf } from '../../i18n/amountOf.ts';
import { countryIn } from '../../paths/countryInQuery.ts';
import { firstParameter } from '../../paths/firstParameter.ts';
import { calculatorPath } from '../../paths/paths.ts';
import type { Query, ReadParameters } from '../../routing/pageOptions.ts';

export const vehicleChoices = Object.values(vehicles);

export type Vehicle = (typeof vehicleChoices)[number];

/** The fields before those of a week; `from` has the country and the vehicle that the other values were shown for. */
export const choiceNames = ['country', 'by', 'pay', 'from'] as const;

/** The vehicle in the query; none by default. */
export const vehicleIn = (query: Query): Vehicle => {
  const name = firstParameter(query['by']).trim().toUpperCase();
  return vehicleChoices.find((vehicle) => vehicle === name) ?? 'NONE';
};

/** The pay in the query; null without one that can be used. */
export const payIn = (query: Query): number | null => {
  const amount = amountOf(firstParameter(query['pay']));
  return amount === null || amount <= 0 || amount > 10_000_000 ? null : amount;
};

/** What the field `from` sends. */
export const shownFor = (country: string, vehicle: string): string => `${country}-${vehicle}`.toLowerCase();

/** The query without the values of another country or vehicle: those that are shown for the chosen ones take their place. */
export const currentQuery = (query: Query, country: string): Query => {
  const from = firstParameter(query['from']);
  if (from === '' || from === shownFor(country, vehicleIn(query))) return query;
  const isSameCountry = from.startsWith(`${country.toLowerCase()}-`);
  return {
    ...query,
    vehicle: undefined,
    ...(isSameCountry ? {} : { pay: undefined, tax: undefined, costs: undefined }),
  };
};

/** What the page reads of its address. */
export const readCalculator = (query: Query): ReadParameters => ({
  country: countryIn(query),
  by: query['by'],
  pay: query['pay'],
  from: query['from'],
  ...weekParameters(query),
});

export const countryTo = (code: string, vehicle: Vehicle): string =>
  `${calculatorPath}?country=${code.toLowerCase()}${vehicle === 'NONE' ? '' : `&by=${vehicle.toLowerCase()}`}`;
