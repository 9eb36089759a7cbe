import { sql, type SQL } from 'drizzle-orm';

/** Currencies without a minor unit, by ISO 4217. */
const currenciesWithoutMinorUnit = ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF'];

/** The number of minor units in a unit of a currency, as SQL. */
const minorUnits = (currency: SQL): SQL =>
  sql`case when ${currency} in ${currenciesWithoutMinorUnit} then 1 else 100 end`;

/** The number of minor units in a unit of a currency. */
export const minorUnitsPerUnit = (currency: string): number =>
  currenciesWithoutMinorUnit.includes(currency) ? 1 : 100;

/** Rounds to a whole minor unit and converts it to a decimal amount. */
export const decimalAmount = (minor: SQL, currency: SQL): SQL =>
  sql`(round(${minor}) / ${minorUnits(currency)})::float8`;
