/** An amount that can stand beside others: of one currency, or without any. */
export interface Comparable {
  readonly value: number;
  /** How many answers it is the average of. */
  readonly count: number;
  readonly currency?: string;
}

export type Aim = 'highest' | 'lowest';

type Values = readonly (Comparable | null)[];

/** Fewer answers are too few to call a value the best. */
export const LEAST_ANSWERS = 5;
/** As many answers at the average of the row are added to those of each value. */
const ADDED_ANSWERS = 5;
/** Values that differ by a smaller share are equal: answers scatter more than that. */
const SMALLEST_DIFFERENCE = 0.02;

/** Whether amounts of several currencies stand side by side, which cannot be compared. */
export const differInCurrency = (values: Values): boolean =>
  new Set(values.flatMap((value) => (value ? [value.currency] : []))).size > 1;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/**
 * Which values are the best of their row. Values of few answers are left out, and the others are drawn towards the
 * average of all answers, the more so the fewer answers they have. None is the best where there is nothing to choose
 * between: fewer than two are left, they are as good as equal, or their currencies differ. Of several that are as good
 * as the best each is marked.
 */
export const bestValues = (values: Values, aim: Aim): boolean[] => {
  const known = values.filter((value) => value !== null);
  const average =
    sumOf(known.map(({ value, count }) => value * count)) / sumOf(known.map(({ count }) => count));
  const scoreOf = ({ value, count }: Comparable) =>
    (value * count + average * ADDED_ANSWERS) / (count + ADDED_ANSWERS);
  const founded = known.filter(({ count }) => count >= LEAST_ANSWERS);
  const best = founded.toSorted((one, other) =>
    aim === 'highest' ? scoreOf(other) - scoreOf(one) : scoreOf(one) - scoreOf(other),
  )[0];
  if (!best || differInCurrency(values)) return values.map(() => false);
  const margin = SMALLEST_DIFFERENCE * Math.max(...founded.map(scoreOf));
  const isAsGood = (value: Comparable): boolean =>
    value.value === best.value || Math.abs(scoreOf(value) - scoreOf(best)) <= margin;
  if (founded.every(isAsGood)) return values.map(() => false);
  return values.map((value) => value !== null && founded.includes(value) && isAsGood(value));
};
