/** How the time of a sign-up is written: 14 days. */
export const inDays = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
