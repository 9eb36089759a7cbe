import type { Money } from '../offer-figures/useMoney.ts';

/** Below this number of answers a median is a hint, and has no rank. */
export const manyAnswers = 5;

/** A median of hourly pay. */
export interface PayFigure {
  readonly median: Money;
  /** The number of answers. */
  readonly count: number;
}

/** What one company, city or country pays. */
export interface PayRow extends PayFigure {
  readonly key: string;
  readonly name: string;
  /** The path of the page about it. */
  readonly to: string;
}

/** What was reported in a quarter of a year. */
export interface PayQuarter extends PayFigure {
  /** Its first day. */
  readonly start: string;
}
