import { searchWords } from '../fold.ts';
import type { SearchedWord } from '../highlights.ts';
import { isAside, keywordTerms } from './keywordTerms.ts';
import { formsOf, placeFormsOf } from './titleForms.ts';

/** What is searched has fewer words. */
const maxWords = 8;
const maxPlaceWords = 4;
/** `la` is a word beside others in several languages. */
const minPlaceLength = 3;

/** Words one after the other that may be the name of a place. */
interface PlaceRun {
  readonly names: readonly string[];
  /** A bit for each of the words that it takes. */
  readonly mask: number;
  readonly length: number;
  readonly from: number;
}

const withForms = (word: string): SearchedWord => ({ word, forms: formsOf(word) });

/** Returns the words of a text, and which of them may be the name of a place. */
export const readText = (text: string): { words: SearchedWord[]; runs: PlaceRun[] } => {
  const terms = keywordTerms(text).flatMap((parts) =>
    searchWords(parts[0] ?? '')
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({ word, isBeside: isAside(parts) })),
  );
  const areAllBeside = terms.every(({ isBeside }) => isBeside);
  const placed = terms.reduce<{ word: string; bit: number | null }[]>((all, { word, isBeside }) => {
    const bit = all.filter((one) => one.bit !== null).length;
    if (bit >= maxWords) return all;
    return [...all, { word, bit: isBeside && !areAllBeside ? null : bit }];
  }, []);
  const runs = placed.flatMap((_word, from) =>
    Array.from({ length: Math.min(maxPlaceWords, placed.length - from) }, (_, at) =>
      placed.slice(from, from + at + 1),
    )
      .map((run) => ({
        names: placeFormsOf(run.map(({ word }) => word).join(' ')),
        mask: run.reduce((mask, { bit }) => (bit === null ? mask : mask | (1 << bit)), 0),
        length: run.length,
        from,
      }))
      .filter(({ names, mask }) => mask !== 0 && (names[0]?.length ?? 0) >= minPlaceLength),
  );
  return { words: placed.filter(({ bit }) => bit !== null).map(({ word }) => withForms(word)), runs };
};
