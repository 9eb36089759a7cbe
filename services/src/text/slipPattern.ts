/** Shorter words would match too many names. */
const minSwappedLength = 4;
const minMistypedLength = 5;
/** Longer words would make the pattern too slow. */
const maxLength = 40;

/**
 * Returns a regular expression for names with one typing mistake: two adjacent letters swapped, even if the words are only
 * the beginning of the name, or one letter wrong, missing or extra, except the first. Returns null if none is
 * possible. The words must contain only letters, digits and spaces, as `searchWords` returns them.
 */
export const slipPattern = (words: string): string | null => {
  if (words.length < minSwappedLength || words.length > maxLength) return null;
  const positions = [...words].map((_letter, at) => at);
  const before = (at: number): string => words.slice(0, at);
  const swapped = positions
    .slice(1)
    .filter((at) => words[at] !== words[at - 1])
    .map((at) => `${before(at - 1)}${words[at] ?? ''}${words[at - 1] ?? ''}${words.slice(at + 1)}.*`);
  const mistyped =
    words.length < minMistypedLength
      ? []
      : positions
          .slice(1)
          .flatMap((at) => [`${before(at)}.?${words.slice(at + 1)}`, `${before(at)}.${words.slice(at)}`])
          .concat(`${words}.`);
  const slips = [...swapped, ...mistyped];
  return slips.length === 0 ? null : `^(?:${slips.join('|')})$`;
};
