import type { Money } from './useMoney.ts';

interface Bounds {
  readonly lowest: Money;
  readonly highest: Money;
}

/** A part of a chart, from 0 (its start) to 1 (its end). */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** An average and its spread on a line with the lowest and the highest of a city. */
export interface EarningsRange {
  readonly highest: Money;
  readonly lowest: Money;
  /** The average, from 0 (the start of the chart) to 1. */
  readonly position: number;
  /** From the lowest to the highest. */
  readonly whole: Span;
  /** The middle half of the answers; null if it is unknown. */
  readonly middle: Span | null;
}

/**
 * Positions an average in the range of the city's offers in the same currency; null when there is nothing to compare. The
 * range may lack the average itself, because it has only live offers. The middle half of the answers may exceed the range, which
 * compares averages.
 */
export const earningsRange = (
  own: Money | null | undefined,
  ofCity: readonly Bounds[],
  typical: Bounds | null | undefined = null,
): EarningsRange | null => {
  if (!own) return null;
  const { amount, currency } = own;
  const bounds = ofCity.find(({ lowest }) => lowest.currency === currency) ?? { lowest: own, highest: own };
  const lowest = Math.min(amount, bounds.lowest.amount);
  const highest = Math.max(amount, bounds.highest.amount);
  if (lowest === highest) return null;
  const start = Math.min(lowest, typical?.lowest.amount ?? lowest);
  const end = Math.max(highest, typical?.highest.amount ?? highest);
  const at = (value: number) => (value - start) / (end - start);
  return {
    lowest: { amount: lowest, currency },
    highest: { amount: highest, currency },
    position: at(amount),
    whole: { from: at(lowest), to: at(highest) },
    middle: typical ? { from: at(typical.lowest.amount), to: at(typical.highest.amount) } : null,
  };
};
