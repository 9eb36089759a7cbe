/** How ratings are written: 4.0. */
export const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
