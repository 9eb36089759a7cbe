/** Random numbers that are the same in every run, each stream named by what it decides. */
export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** True in that share of the cases. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** An index, as likely as its weight says. */
  weighted(weights: readonly number[]): number;
  shuffled<T>(items: readonly T[]): T[];
}

const worldSeed = 0x5eed;

/** FNV-1a over the parts of the name. */
const seedOf = (parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5 ^ worldSeed;
  for (const character of parts.join('/')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};

/** Mulberry32, started from the name of the stream. */
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
      if (items.length === 0) throw new Error('There is nothing to pick from.');
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
