import { slipPattern } from '../../text/slipPattern.ts';
import { similarity } from './similarity.ts';

const maxContaining = 20;
const maxSimilar = 5;
const maxWithStem = 2000;

/** Shorter texts are in too many words. */
const minStemLength = 4;
const minBeginningLength = 2;

const shortestFirst = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

const commonBeginning = (one: string, other: string): string => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
};

/** The words of all offers, in memory: one keyword looks up hundreds, which would keep a database busy. */
export const wordList = (words: readonly string[]) => {
  const sorted = words.toSorted(shortestFirst);
  const known = new Set(sorted);
  // Searching one long text is many times faster than searching each word.
  const text = `\n${sorted.join('\n')}\n`;

  /** Returns the first words that contain a text, the shortest first; with a line break before it, those that begin with it. */
  const containing = (part: string, max: number): string[] => {
    const found: string[] = [];
    let at = text.indexOf(part);
    while (at >= 0 && found.length < max) {
      const start = part.startsWith('\n') ? at + 1 : text.lastIndexOf('\n', at) + 1;
      const end = text.indexOf('\n', at + 1);
      found.push(text.slice(start, end));
      at = text.indexOf(part, end);
    }
    return found;
  };

  return {
    size: sorted.length,
    has: (word: string): boolean => known.has(word),
    /** Returns the shortest words that contain a text, or begin with a short one: `fahr` finds `busfahrer`, but `ber` not `nurnberg`. */
    containing: (part: string): string[] =>
      containing(part.length < minStemLength ? `\n${part}` : part, maxContaining),
    /**
     * Returns the forms of a word that offers contain, also beside another one (`kellner/in`), and the shortest words that
     * contain what all forms begin with.
     */
    aroundForms: (word: string, forms: readonly string[]): string[] => {
      const common = forms.reduce(commonBeginning);
      const beginning = common.length < minBeginningLength ? word : common;
      const stem = [beginning, word].find(({ length }) => length >= minStemLength);
      const found = [
        ...forms.filter((form) => known.has(form)),
        ...containing(`\n${beginning}`, maxWithStem),
        ...(stem === undefined ? [] : containing(stem, maxWithStem)),
      ];
      return [...new Set(found)].toSorted(shortestFirst).slice(0, maxWithStem);
    },
    /** Returns words that differ by one typing mistake, the most similar first: `drivr` finds `driver`. */
    similar: (word: string): string[] => {
      const slips = /^[\p{L}\p{N}]+$/u.test(word) ? slipPattern(word) : null;
      if (slips === null) return [];
      const pattern = new RegExp(slips, 'u');
      const start = sorted.findIndex(({ length }) => length >= word.length - 1);
      const end = sorted.findLastIndex(({ length }) => length <= word.length + 1) + 1;
      // The first letter is right, or swapped with the second.
      return sorted
        .slice(Math.max(0, start), end)
        .filter((other) => (other[0] === word[0] || other[0] === word[1]) && pattern.test(other))
        .map((other) => ({ other, likeness: similarity(word, other) }))
        .toSorted((one, another) => another.likeness - one.likeness || (one.other < another.other ? -1 : 1))
        .slice(0, maxSimilar)
        .map(({ other }) => other);
    },
  };
};

export type WordList = ReturnType<typeof wordList>;
