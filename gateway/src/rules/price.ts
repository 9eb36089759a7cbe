/** The price of an offer is its weight divided by 100, and 0 when the weight is zero or negative. */
export const price = (weight: number): number => (weight > 0 ? weight / 100 : 0);
