/** A stream of random numbers that is the same in every run. */
export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with the probability `share`. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A random index with these relative frequencies. */
  weighted(weights: readonly number[]): number;
  shuffled<T>(items: readonly T[]): T[];
}

const baseSeed = 0x5eed;

/** Hashes the parts of a name by FNV-1a. */
const seedOf = (parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5 ^ baseSeed;
  for (const character of parts.join('/')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};

/** Creates the stream that belongs to a name, with the algorithm Mulberry32. */
export const randomFor = (...name: readonly (string | number)[]): SeededRandom => {
  let state = seedOf(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('The list is empty.');
      return items[between(0, items.length - 1)] as T;
    },
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (rest -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
    shuffled: <T>(items: readonly T[]): T[] => {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [result[last], result[other]] = [result[other] as T, result[last] as T];
      }
      return result;
    },
  };
};
