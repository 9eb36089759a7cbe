import type { Money } from './useMoney.ts';

interface Range {
  readonly lowest: Money;
  readonly highest: Money;
}

/** The bounds of the middle half of the reported amounts, formatted; null if they are unknown. */
export const spreadOf = (
  range: Range | null | undefined,
  money: (money: Money) => string,
): { readonly low: string; readonly high: string } | null =>
  range ? { low: money(range.lowest), high: money(range.highest) } : null;
