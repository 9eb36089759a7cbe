import type { Money } from './useMoney.ts';

/** Hours of gig work per day, to convert hourly earnings to days. */
const hoursPerDay = 5;
/** Times below an hour are rounded to this many minutes. */
const minuteStep = 5;

/** The work that earns the cost to start, in the most suitable unit. */
export interface Payback {
  readonly unit: 'minute' | 'hour' | 'day';
  /** Rounded to the accuracy of averages. */
  readonly value: number;
  /** The time in hours, for comparisons. */
  readonly hours: number;
}

/**
 * In minutes below an hour, in hours with one decimal below a working day, otherwise in days, rounded up. Null when the
 * cost or the earnings are unknown, starting costs nothing, or the currencies differ.
 */
export const paybackOf = (
  cost: Money | null | undefined,
  earning: Money | null | undefined,
): Payback | null => {
  if (!cost || cost.amount <= 0 || !earning || earning.amount <= 0) return null;
  if (cost.currency !== earning.currency) return null;
  const exact = cost.amount / earning.amount;
  const minutes = Math.max(1, Math.round((exact * 60) / minuteStep)) * minuteStep;
  if (minutes < 60) return { unit: 'minute', value: minutes, hours: minutes / 60 };
  const hours = Math.max(1, Math.round(exact * 10) / 10);
  if (hours < hoursPerDay) return { unit: 'hour', value: hours, hours };
  const days = Math.ceil(hours / hoursPerDay);
  return { unit: 'day', value: days, hours: days * hoursPerDay };
};
