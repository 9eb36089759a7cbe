interface Totals {
  /** The ratings that count. */
  readonly ratingCount: number;
  /** All reviews with a text. */
  readonly withTextCount: number | undefined;
}

/**
 * How many reviews the average leaves out for now: those on the page whose stars count later. On a further page the newest are not
 * known, but no more reviews can be counted than ratings.
 */
export const notCounted = (
  countFrom: readonly (string | null | undefined)[],
  { ratingCount, withTextCount = 0 }: Totals,
): number => Math.max(countFrom.filter((from) => from != null).length, withTextCount - ratingCount);
