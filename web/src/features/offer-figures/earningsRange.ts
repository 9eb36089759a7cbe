interface Amount {
  readonly avg: number | null | undefined;
  readonly currency: string;
}

interface Bounds {
  readonly currency: string;
  readonly highest: number;
  readonly lowest: number;
}

/** The position of one average between the lowest and the highest of a city. */
export interface EarningsRange {
  readonly highest: number;
  readonly lowest: number;
  /** From 0 (the lowest) to 1 (the highest). */
  readonly position: number;
}

/**
 * Positions an average in the range of the city's offers in the same currency; null when there is nothing to compare. The
 * range may lack the average itself, because it has only live offers.
 */
export const earningsRange = (own: Amount, ofCity: readonly Bounds[]): EarningsRange | null => {
  if (own.avg == null) return null;
  const bounds = ofCity.find(({ currency }) => currency === own.currency);
  const lowest = Math.min(own.avg, bounds?.lowest ?? own.avg);
  const highest = Math.max(own.avg, bounds?.highest ?? own.avg);
  return lowest === highest ? null : { highest, lowest, position: (own.avg - lowest) / (highest - lowest) };
};
