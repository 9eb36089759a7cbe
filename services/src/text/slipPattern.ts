/** Shorter words are too much alike. */
const SHORTEST_SWAPPED = 4;
const SHORTEST_MISTYPED = 5;
/** A longer pattern would cost more than it finds. */
const LONGEST = 40;

/**
 * A regular expression for names that differ from these words by one slip: two neighbouring letters swapped, also at
 * the beginning of a longer name; or one letter wrong, missing or too many, but never the first. Null where there are
 * none. The words are letters, digits and spaces only, as `searchWords` gives them.
 */
export const slipPattern = (words: string): string | null => {
  if (words.length < SHORTEST_SWAPPED || words.length > LONGEST) return null;
  const places = [...words].map((_letter, at) => at);
  const before = (at: number): string => words.slice(0, at);
  const swapped = places
    .slice(1)
    .filter((at) => words[at] !== words[at - 1])
    .map((at) => `${before(at - 1)}${words[at] ?? ''}${words[at - 1] ?? ''}${words.slice(at + 1)}.*`);
  const mistyped =
    words.length < SHORTEST_MISTYPED
      ? []
      : places
          .slice(1)
          .flatMap((at) => [`${before(at)}.?${words.slice(at + 1)}`, `${before(at)}.${words.slice(at)}`])
          .concat(`${words}.`);
  const slips = [...swapped, ...mistyped];
  return slips.length === 0 ? null : `^(?:${slips.join('|')})$`;
};
