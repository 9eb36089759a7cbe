export type ReportedAmount = 'hourlyPay' | 'startCost';

type Range = readonly [lowest: number, highest: number];

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

/** Returns the plausible range in a currency, or null if contributions in it are rejected. */
export const plausibleRange = (reported: ReportedAmount, currency: string): Range | null =>
  Object.hasOwn(plausibleRanges, currency) ? (plausibleRanges[currency]?.[reported] ?? null) : null;

/** Returns the largest plausible amount in any currency. */
export const largestAmount = (reported: ReportedAmount): number =>
  Math.max(...Object.values(plausibleRanges).map((ranges) => ranges[reported][1]));

/** @internal */
export const currenciesWithReports: readonly string[] = Object.keys(plausibleRanges);
