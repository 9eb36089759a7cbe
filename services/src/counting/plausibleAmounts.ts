export type ReportedAmount = 'hourlyPay' | 'startCost';

type Range = readonly [lowest: number, highest: number];

/** Where an offer is paid. */
export interface Market {
  /** ISO 4217: the currency of the offer. */
  readonly currency: string;
  /** ISO 3166-1: the country of the offer. */
  readonly country: string;
}

/**
 * The range of plausible amounts, in units of the currency: wide enough for every honest contribution. Which plausible
 * amounts count is decided in `recount.ts`. Contributions in other currencies are rejected.
 */
const plausibleRanges: Readonly<Record<string, Readonly<Record<ReportedAmount, Range>>>> = {
  ARS: { hourlyPay: [100, 250_000], startCost: [0, 8_000_000] },
  AUD: { hourlyPay: [2, 250], startCost: [0, 8_000] },
  BRL: { hourlyPay: [2, 500], startCost: [0, 20_000] },
  CAD: { hourlyPay: [2, 220], startCost: [0, 7_500] },
  CHF: { hourlyPay: [2, 220], startCost: [0, 7_500] },
  COP: { hourlyPay: [1_000, 500_000], startCost: [0, 20_000_000] },
  CZK: { hourlyPay: [20, 3_500], startCost: [0, 120_000] },
  DKK: { hourlyPay: [10, 1_200], startCost: [0, 40_000] },
  EUR: { hourlyPay: [1, 150], startCost: [0, 5_000] },
  GBP: { hourlyPay: [1, 130], startCost: [0, 4_500] },
  HUF: { hourlyPay: [300, 55_000], startCost: [0, 2_000_000] },
  MXN: { hourlyPay: [8, 2_000], startCost: [0, 80_000] },
  NOK: { hourlyPay: [12, 1_700], startCost: [0, 60_000] },
  PLN: { hourlyPay: [4, 600], startCost: [0, 20_000] },
  RON: { hourlyPay: [4, 700], startCost: [0, 25_000] },
  SEK: { hourlyPay: [12, 1_700], startCost: [0, 60_000] },
  TRY: { hourlyPay: [10, 6_000], startCost: [0, 200_000] },
  USD: { hourlyPay: [1, 180], startCost: [0, 6_000] },
};

/**
 * Wages in countries that share a currency, relative to those for which the range of the currency is made. It is multiplied
 * by them. In all other countries the range of the currency applies.
 */
const wageLevels: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  EUR: {
    BG: 0.5,
    CY: 0.7,
    EE: 0.7,
    ES: 0.8,
    GR: 0.6,
    HR: 0.6,
    IE: 1.1,
    IT: 0.8,
    LT: 0.6,
    LU: 1.4,
    LV: 0.6,
    MT: 0.7,
    NL: 1.1,
    PT: 0.6,
    SI: 0.7,
    SK: 0.6,
  },
  USD: { EC: 0.4, PA: 0.5, PR: 0.6, SV: 0.4 },
};

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** Returns the plausible range in a market, or null if contributions in its currency are rejected. */
export const plausibleRange = (reported: ReportedAmount, { currency, country }: Market): Range | null => {
  const range = own(plausibleRanges, currency)?.[reported];
  if (range === undefined) return null;
  const level = own(own(wageLevels, currency), country) ?? 1;
  const [lowest, highest] = range.map((amount) => Math.round(amount * level * 100) / 100) as [number, number];
  return [lowest, highest];
};

/** Returns the plausible ranges of both amounts in a market, as the contract has them. */
export const plausibleAmounts = (market: Market) => {
  const rangeOf = (reported: ReportedAmount) => {
    const range = plausibleRange(reported, market);
    return range && { lowest: range[0], highest: range[1] };
  };
  return { currency: market.currency, earning: rangeOf('hourlyPay'), costToStart: rangeOf('startCost') };
};

/** All markets with bounds of their own. */
export const markets: readonly Market[] = Object.keys(plausibleRanges).flatMap((currency) =>
  // The first stands for all countries without a wage level.
  ['', ...Object.keys(wageLevels[currency] ?? {})].map((country) => ({ currency, country })),
);

/** Returns the largest plausible amount in any market. */
export const largestAmount = (reported: ReportedAmount): number =>
  Math.max(...markets.map((market) => plausibleRange(reported, market)?.[1] ?? 0));
