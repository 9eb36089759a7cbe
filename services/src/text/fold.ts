import letters from '../../../locales/letters.json' with { type: 'json' };

/** Letters that Unicode normalisation does not split into a base letter and a mark. */
const foldedLetters: Readonly<Record<string, string>> = letters;
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Lower-cases a text and removes accents, to compare names in a search: `Łódź` → `lodz`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(anyLetter, (letter) => foldedLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Folds a text to letters, digits and single spaces: `Washington, D.C.` → `washington d c`. */
export const searchWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
