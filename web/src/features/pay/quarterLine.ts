/** A point of a chart, both from 0 (left, top) to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The chart begins at this share of the highest amount at most, so that small changes look small. */
const widest = 0.7;

/** Positions amounts of consecutive periods, each in the middle of its column. */
export const quarterLine = (amounts: readonly number[]): Point[] => {
  const highest = Math.max(...amounts);
  const lowest = Math.min(...amounts, widest * highest);
  return amounts.map((amount, index) => ({
    x: (index + 0.5) / amounts.length,
    y: (highest - amount) / (highest - lowest),
  }));
};
