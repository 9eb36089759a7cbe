import type { Money } from './useMoney.ts';

interface Bounds {
  readonly lowest: Money;
  readonly highest: Money;
}

/** The position of one average between the lowest and the highest of a city. */
export interface EarningsRange {
  readonly highest: Money;
  readonly lowest: Money;
  /** From 0 (the lowest) to 1 (the highest). */
  readonly position: number;
}

/**
 * Positions an average in the range of the city's offers in the same currency; null when there is nothing to compare. The
 * range may lack the average itself, because it has only live offers.
 */
export const earningsRange = (
  own: Money | null | undefined,
  ofCity: readonly Bounds[],
): EarningsRange | null => {
  if (!own) return null;
  const { amount, currency } = own;
  const bounds = ofCity.find(({ lowest }) => lowest.currency === currency) ?? { lowest: own, highest: own };
  const lowest = Math.min(amount, bounds.lowest.amount);
  const highest = Math.max(amount, bounds.highest.amount);
  return lowest === highest
    ? null
    : {
        lowest: { amount: lowest, currency },
        highest: { amount: highest, currency },
        position: (amount - lowest) / (highest - lowest),
      };
};
