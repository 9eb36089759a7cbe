/** How often and how long each server gets load. */
export const lengthOf = (full) => (full ? { rounds: 7, seconds: 3 } : { rounds: 3, seconds: 2 });
