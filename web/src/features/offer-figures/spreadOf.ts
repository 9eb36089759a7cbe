interface Amounts {
  readonly currency: string;
  readonly lowerQuartile: number | null | undefined;
  readonly upperQuartile: number | null | undefined;
}

/** The bounds of the middle half of the reported amounts, formatted; null if they are unknown. */
export const spreadOf = (
  { currency, lowerQuartile, upperQuartile }: Amounts,
  money: (amount: number, currency: string) => string,
): { readonly low: string; readonly high: string } | null =>
  lowerQuartile == null || upperQuartile == null
    ? null
    : { low: money(lowerQuartile, currency), high: money(upperQuartile, currency) };
