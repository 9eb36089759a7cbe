/** The groups of three letters in a text, each word of which begins after two spaces and ends before one. */
const trigrams = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map((word) => `  ${word} `)
      .flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))),
  );

/** How many of the groups of three letters in two texts are in both, from 0 to 1: the `similarity` of pg_trgm. */
export const similarity = (one: string, other: string): number => {
  const [ofOne, ofOther] = [trigrams(one), trigrams(other)];
  const shared = [...ofOne].filter((group) => ofOther.has(group)).length;
  return shared === 0 ? 0 : shared / (ofOne.size + ofOther.size - shared);
};
