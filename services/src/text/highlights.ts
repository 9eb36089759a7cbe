import { fold } from './fold.ts';
import { slipPattern } from './slipPattern.ts';

/** A part of a text, in UTF-16 units. */
export interface Highlight {
  start: number;
  length: number;
}

/** A searched word, folded, with its other forms. */
export interface SearchedWord {
  readonly word: string;
  readonly forms: readonly string[];
}

/** Shorter words are inside too many others. */
export const minInsideLength = 4;

interface FoldedWord {
  readonly text: string;
  /** For each unit of `text`, and for its end, the position in the original. */
  readonly positions: readonly number[];
}

/** Splits a text into folded words that know where they are: `Łódź` is `lodz` at 0 to 4. */
const foldedWords = (text: string): FoldedWord[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: whole, index }) => {
    let at = index;
    let folded = '';
    const positions: number[] = [];
    for (const letter of whole) {
      const units = fold(letter);
      for (const _unit of units) positions.push(at);
      folded += units;
      at += letter.length;
    }
    return { text: folded, positions: [...positions, at] };
  });

type Find = (text: string) => readonly [from: number, to: number] | null;

/** The ways in which a word of a text may match, best first. */
const waysOf = ({ word, forms }: SearchedWord): Find[] => {
  const slips = slipPattern(word);
  const slip = slips === null ? null : new RegExp(slips, 'u');
  return [
    (text) => (text.startsWith(word) ? [0, word.length] : null),
    (text) => (forms.includes(text) ? [0, text.length] : null),
    (text) => {
      const at = word.length < minInsideLength ? -1 : text.indexOf(word);
      return at < 0 ? null : [at, at + word.length];
    },
    (text) => (slip?.test(text) === true ? [0, text.length] : null),
  ];
};

const byStart = (one: Highlight, other: Highlight): number => one.start - other.start;

/** Returns the parts of a text that the words match, in order, without overlaps. */
export const highlightsOf = (text: string, words: readonly SearchedWord[]): Highlight[] => {
  const known = foldedWords(text);
  const found = words.flatMap((word) => {
    for (const find of waysOf(word)) {
      const parts = known.flatMap(({ text: folded, positions }) => {
        const part = find(folded);
        if (part === null) return [];
        const [start = 0, last = 0] = [positions[part[0]], positions[part[1]]];
        return [{ start, length: last - start }];
      });
      if (parts.length > 0) return parts;
    }
    return [];
  });
  return found.toSorted(byStart).reduce<Highlight[]>((merged, next) => {
    const last = merged.at(-1);
    if (last === undefined || next.start >= last.start + last.length) return [...merged, { ...next }];
    last.length = Math.max(last.length, next.start + next.length - last.start);
    return merged;
  }, []);
};
