/** Shorter words would match too many names. */
const minSwappedLength = 4;
const minMistypedLength = 5;
/** Longer words would make the pattern too slow. */
const maxLength = 40;

const isTooShortOrLong = ({ length }: string): boolean => length < minSwappedLength || length > maxLength;

/** Returns the words with two adjacent letters swapped, in every way. */
const swappedWords = (words: string): string[] => {
  const swapped: string[] = [];
  for (let at = 1; at < words.length; at += 1)
    if (words[at] !== words[at - 1])
      swapped.push(`${words.slice(0, at - 1)}${words[at] ?? ''}${words[at - 1] ?? ''}${words.slice(at + 1)}`);
  return swapped;
};

/**
 * Returns a regular expression for names with one typing mistake: two adjacent letters swapped, even if the words are only
 * the beginning of the name, or one letter wrong, missing or extra, except the first. Returns null if none is
 * possible. The words must contain only letters, digits and spaces, as `searchWords` returns them.
 */
export const slipPattern = (words: string): string | null => {
  if (isTooShortOrLong(words)) return null;
  const before = (at: number): string => words.slice(0, at);
  const mistyped =
    words.length < minMistypedLength
      ? []
      : [...words]
          .map((_letter, at) => at)
          .slice(1)
          .flatMap((at) => [`${before(at)}.?${words.slice(at + 1)}`, `${before(at)}.${words.slice(at)}`])
          .concat(`${words}.`);
  const slips = [...swappedWords(words).map((swapped) => `${swapped}.*`), ...mistyped];
  return slips.length === 0 ? null : `^(?:${slips.join('|')})$`;
};

interface SlipHints {
  /** Each name with swapped letters begins with one of these. */
  readonly beginnings: readonly string[];
  /** Each name with another mistake begins or ends with the half of the words that has no mistake. */
  readonly halves: readonly [first: string, second: string] | null;
}

/** Returns what an index can find: every name that `slipPattern` matches begins or ends like this. */
export const slipHints = (words: string): SlipHints => {
  if (isTooShortOrLong(words)) return { beginnings: [], halves: null };
  const middle = Math.ceil(words.length / 2);
  return {
    beginnings: swappedWords(words),
    halves: words.length < minMistypedLength ? null : [words.slice(0, middle), words.slice(middle)],
  };
};
