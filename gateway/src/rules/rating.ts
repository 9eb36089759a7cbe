const highest = 5;

/** A rating as it is shown: at most 5, one decimal, halves rounded up. Null stays null. */
export const rating = (value: number | null): number | null => {
  if (value === null) return null;
  // Two-digit decimals such as 4.35 sit just below their half in binary; the nudge puts them back.
  return Math.min(highest, Math.round(value * 10 + 1e-9) / 10);
};
