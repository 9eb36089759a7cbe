/** Hours that a day of gig work has, for turning hourly earnings into days. */
const WORK_HOURS_PER_DAY = 5;

interface Amount {
  readonly avg: number | null | undefined;
  readonly currency: string;
}

/** Days of work that earn what it costs to start, rounded up; null when either is unknown or nothing is to be paid. */
export const paybackDays = (cost: Amount, earning: Amount | null | undefined): number | null => {
  if (cost.avg == null || cost.avg <= 0 || earning?.avg == null || earning.avg <= 0) return null;
  if (cost.currency !== earning.currency) return null;
  return Math.max(1, Math.ceil(cost.avg / (earning.avg * WORK_HOURS_PER_DAY)));
};
