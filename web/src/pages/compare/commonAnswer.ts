/** How long a sign-up may take, shortest first. */
export const SIGN_UP_TIMES = ['1_day', '2_3_days', '1_week', '2_weeks', 'longer'] as const;

interface Shares {
  readonly count: number;
  readonly percents: readonly { readonly key: string; readonly percent: number }[];
}

/** The share of the answers that chose an option, in percent. */
export const shareOf = ({ percents }: Shares, key: string): number =>
  percents.find((one) => one.key === key)?.percent ?? 0;

/** The most common answer, valued by its place among the options; of two as common the earlier. Null without answers. */
export const commonAnswer = <Key extends string>(
  shares: Shares | null | undefined,
  options: readonly Key[],
): { readonly key: Key; readonly value: number; readonly percent: number } | null => {
  if (!shares || shares.count === 0) return null;
  const most = Math.max(...options.map((key) => shareOf(shares, key)));
  const value = options.findIndex((key) => shareOf(shares, key) === most);
  const key = options[value];
  return key === undefined || most === 0 ? null : { key, value, percent: most };
};
