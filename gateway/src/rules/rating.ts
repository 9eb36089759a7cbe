const highest = 5;

/** A rating as displayed: at most 5, one decimal, halves rounded up. Null stays null. */
export const rating = (value: number | null): number | null => {
  if (value === null) return null;
  // Decimals such as 4.35 are slightly below their half in binary; the small addend corrects that.
  return Math.min(highest, Math.round(value * 10 + 1e-9) / 10);
};
