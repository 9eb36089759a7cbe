import { sql, type SQL } from 'drizzle-orm';

/** Currencies that have no smaller unit, by ISO 4217. */
const WITHOUT_MINOR_UNIT = ['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF'];

/** How many minor units make one unit of a currency. */
const minorUnits = (currency: SQL): SQL =>
  sql`case when ${currency} in ${WITHOUT_MINOR_UNIT} then 1 else 100 end`;

/** The same, of one currency. */
export const minorUnitsPerUnit = (currency: string): number =>
  WITHOUT_MINOR_UNIT.includes(currency) ? 1 : 100;

/** An amount of minor units as a decimal, rounded to a whole minor unit first. */
export const decimalAmount = (minor: SQL, currency: SQL): SQL =>
  sql`(round(${minor}) / ${minorUnits(currency)})::float8`;
