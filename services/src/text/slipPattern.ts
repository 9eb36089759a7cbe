/** Shorter words match too many names. */
const minSwappedLength = 4;
const minMistypedLength = 5;
/** Longer words make the pattern too slow. */
const maxLength = 40;

/**
 * A regular expression for names with one typing mistake: two neighbouring letters swapped, also at
 * the beginning of a longer name; or one letter wrong, missing or too many, but never the first. Null when none are
 * possible. The words must hold only letters, digits and spaces, as `searchWords` returns them.
 */
export const slipPattern = (words: string): string | null => {
  if (words.length < minSwappedLength || words.length > maxLength) return null;
  const places = [...words].map((_letter, at) => at);
  const before = (at: number): string => words.slice(0, at);
  const swapped = places
    .slice(1)
    .filter((at) => words[at] !== words[at - 1])
    .map((at) => `${before(at - 1)}${words[at] ?? ''}${words[at - 1] ?? ''}${words.slice(at + 1)}.*`);
  const mistyped =
    words.length < minMistypedLength
      ? []
      : places
          .slice(1)
          .flatMap((at) => [`${before(at)}.?${words.slice(at + 1)}`, `${before(at)}.${words.slice(at)}`])
          .concat(`${words}.`);
  const slips = [...swapped, ...mistyped];
  return slips.length === 0 ? null : `^(?:${slips.join('|')})$`;
};
