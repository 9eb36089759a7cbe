interface Amount {
  readonly avg: number | null | undefined;
  readonly currency: string;
}

/** The position of one average between the lowest and the highest of a city. */
export interface EarningsRange {
  readonly highest: number;
  readonly lowest: number;
  /** From 0 (the lowest) to 1 (the highest). */
  readonly position: number;
}

/**
 * Positions an average among those of the city's offers in the same currency; null when there is nothing to compare.
 */
export const earningsRange = (own: Amount, others: readonly Amount[]): EarningsRange | null => {
  if (own.avg == null) return null;
  const comparable = others.flatMap(({ avg, currency }) =>
    avg != null && currency === own.currency ? [avg] : [],
  );
  const lowest = Math.min(own.avg, ...comparable);
  const highest = Math.max(own.avg, ...comparable);
  return lowest === highest ? null : { highest, lowest, position: (own.avg - lowest) / (highest - lowest) };
};
