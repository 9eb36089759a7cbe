import { sql, type SQL } from 'drizzle-orm';

/** Currencies without a minor unit, by ISO 4217. */
const currenciesWithoutMinorUnit = ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF'];

/** How many minor units make one unit of a currency. */
const minorUnits = (currency: SQL): SQL =>
  sql`case when ${currency} in ${currenciesWithoutMinorUnit} then 1 else 100 end`;

/** The same for a currency known here. */
export const minorUnitsPerUnit = (currency: string): number =>
  currenciesWithoutMinorUnit.includes(currency) ? 1 : 100;

/** Converts minor units to a decimal amount, after rounding to a whole minor unit. */
export const decimalAmount = (minor: SQL, currency: SQL): SQL =>
  sql`(round(${minor}) / ${minorUnits(currency)})::float8`;
