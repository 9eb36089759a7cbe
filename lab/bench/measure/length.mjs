/** How often and how long each server gets load, and for how long at most it is warmed up. */
export const lengthOf = (full) =>
  full ? { rounds: 7, seconds: 3, maxWarmSeconds: 30 } : { rounds: 3, seconds: 2, maxWarmSeconds: 12 };
