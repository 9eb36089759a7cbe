/** What a visitor expects of a week. Amounts are in minor units, such as cents. */
export interface Week {
  /** Earned in an hour that is paid. */
  readonly pay: number;
  readonly hours: number;
  /** Shares in percent. */
  readonly waiting: number;
  readonly fees: number;
  readonly tax: number;
  /** What the vehicle costs in an hour. */
  readonly vehicle: number;
  /** What else is spent in a week. */
  readonly costs: number;
}

/** In minor units, for a week; `hourly` is for an hour, waiting included. */
export interface NetEarnings {
  readonly gross: number;
  readonly fees: number;
  readonly costs: number;
  readonly tax: number;
  readonly net: number;
  readonly hourly: number;
}

const hundredths = (value: number): number => Math.round(value * 100);

/** Rounds half away from zero, so that gains and losses are treated alike. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0;

/** Subtracts fees and costs from the pay, then tax from what is left. Each step is rounded to a minor unit. */
export const netEarnings = ({
  pay,
  hours,
  waiting,
  fees: feeShare,
  tax: taxShare,
  vehicle,
  costs: otherCosts,
}: Week): NetEarnings => {
  // Products of integers, so that only the divisions are rounded.
  const gross = rounded((pay * hundredths(hours) * (10_000 - hundredths(waiting))) / 1_000_000);
  const fees = rounded((gross * hundredths(feeShare)) / 10_000);
  const costs = rounded((vehicle * hundredths(hours)) / 100) + otherCosts;
  const profit = gross - fees - costs;
  const tax = rounded((Math.max(0, profit) * hundredths(taxShare)) / 10_000);
  const net = profit - tax;
  return { gross, fees, costs, tax, net, hourly: rounded((net * 100) / hundredths(hours)) };
};
