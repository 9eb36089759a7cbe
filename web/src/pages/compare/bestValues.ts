/** An amount that can stand beside others: of one currency, or without any. */
export interface Comparable {
  readonly value: number;
  readonly currency?: string;
}

export type Aim = 'highest' | 'lowest';

type Values = readonly (Comparable | null)[];

/** Whether amounts of several currencies stand side by side, which cannot be compared. */
export const differInCurrency = (values: Values): boolean =>
  new Set(values.flatMap((value) => (value ? [value.currency] : []))).size > 1;

/**
 * Which values are the best of their row. None where there is nothing to choose between: fewer than two are known, all
 * known ones are equal, or their currencies differ. Of several equal best ones each is marked.
 */
export const bestValues = (values: Values, aim: Aim): boolean[] => {
  const known = values.flatMap((value) => (value ? [value.value] : []));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || low === high || differInCurrency(values)) return values.map(() => false);
  const best = aim === 'highest' ? high : low;
  return values.map((value) => value?.value === best);
};
