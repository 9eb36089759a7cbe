/** Repeatable random values: the same seed always gives the same drawing. */
export interface Dice {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** One of the values. */
  pick<T>(values: readonly [T, ...T[]]): T;
  /** True with the probability `share`. */
  chance(share: number): boolean;
}

const hash = (text: string): number => {
  let state = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16777619);
  }
  return state >>> 0;
};

/** Creates a generator of random values that depend on the seed alone. */
export const diceFor = (seed: string): Dice => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (share) => next() < share,
  };
};
