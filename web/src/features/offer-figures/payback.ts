/** Hours that a day of gig work has, for turning hourly earnings into days. */
const HOURS_PER_DAY = 5;
/** Shorter times are given in minutes, rounded to this many. */
const MINUTE_STEP = 5;

interface Amount {
  readonly avg: number | null | undefined;
  readonly currency: string;
}

/** The work that earns what it costs to start, in the unit that says most. */
export interface Payback {
  readonly unit: 'minute' | 'hour' | 'day';
  /** Rounded as far as averages can be trusted. */
  readonly value: number;
  /** The same in hours, for comparing. */
  readonly hours: number;
}

/**
 * Minutes below an hour, hours with one decimal below a day of work, else days, rounded up. Null when the cost or the
 * earnings are unknown, nothing is to be paid, or the currencies differ.
 */
export const paybackOf = (cost: Amount, earning: Amount | null | undefined): Payback | null => {
  if (cost.avg == null || cost.avg <= 0 || earning?.avg == null || earning.avg <= 0) return null;
  if (cost.currency !== earning.currency) return null;
  const exact = cost.avg / earning.avg;
  const minutes = Math.max(1, Math.round((exact * 60) / MINUTE_STEP)) * MINUTE_STEP;
  if (minutes < 60) return { unit: 'minute', value: minutes, hours: minutes / 60 };
  const hours = Math.max(1, Math.round(exact * 10) / 10);
  if (hours < HOURS_PER_DAY) return { unit: 'hour', value: hours, hours };
  const days = Math.ceil(hours / HOURS_PER_DAY);
  return { unit: 'day', value: days, hours: days * HOURS_PER_DAY };
};
