import { minAnswers } from '../../../features/offer-figures/minAnswers.ts';

/** An amount that can be compared with others: in a currency, or without one. */
export interface Comparable {
  readonly value: number;
  /** The number of answers behind the average. */
  readonly count: number;
  readonly currency?: string;
}

export type Aim = 'highest' | 'lowest';

type Values = readonly (Comparable | null)[];

/** Each value is averaged with this many additional answers at the average of the row. */
const addedAnswers = 5;
/** Values whose relative difference is smaller count as equal, because answers vary more than that. */
const smallestDifference = 0.02;

/** Whether the amounts are in different currencies, which cannot be compared. */
export const differInCurrency = (values: Values): boolean =>
  new Set(values.flatMap((value) => (value ? [value.currency] : []))).size > 1;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/**
 * Which values are the best of their row. Values with few answers are ignored, and the others are pulled towards the
 * average of all answers: the fewer answers they have, the more. No value is the best when fewer than two remain, when
 * they are nearly equal, or when their currencies differ. All values that are as good as the best are marked.
 */
export const bestValues = (values: Values, aim: Aim): boolean[] => {
  const known = values.filter((value) => value !== null);
  const average =
    sumOf(known.map(({ value, count }) => value * count)) / sumOf(known.map(({ count }) => count));
  const scoreOf = ({ value, count }: Comparable) =>
    (value * count + average * addedAnswers) / (count + addedAnswers);
  const reliable = known.filter(({ count }) => count >= minAnswers);
  const best = [...reliable].sort((one, other) =>
    aim === 'highest' ? scoreOf(other) - scoreOf(one) : scoreOf(one) - scoreOf(other),
  )[0];
  if (!best || differInCurrency(values)) return values.map(() => false);
  const margin = smallestDifference * Math.max(...reliable.map(scoreOf));
  const isAsGood = (value: Comparable): boolean =>
    value.value === best.value || Math.abs(scoreOf(value) - scoreOf(best)) <= margin;
  if (reliable.every(isAsGood)) return values.map(() => false);
  return values.map((value) => value !== null && reliable.includes(value) && isAsGood(value));
};
