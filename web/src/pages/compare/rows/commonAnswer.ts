interface Shares {
  readonly count: number;
  readonly percents: readonly { readonly key: string; readonly percent: number }[];
}

/** The percentage of the answers that chose an option. */
export const shareOf = ({ percents }: Shares, key: string): number =>
  percents.find((one) => one.key === key)?.percent ?? 0;

/**
 * The most common answer, valued by its index among the options; of two equally common ones the earlier. Null without
 * answers.
 */
export const commonAnswer = <Key extends string>(
  shares: Shares | null | undefined,
  options: Readonly<Record<Key, string>>,
): { readonly key: Key; readonly value: number; readonly percent: number; readonly count: number } | null => {
  if (!shares || shares.count === 0) return null;
  const keys = Object.keys(options) as Key[];
  const highest = Math.max(...keys.map((key) => shareOf(shares, key)));
  const value = keys.findIndex((key) => shareOf(shares, key) === highest);
  const key = keys[value];
  return key === undefined || highest === 0 ? null : { key, value, percent: highest, count: shares.count };
};
