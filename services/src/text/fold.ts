import letters from '../../../locales/letters.json' with { type: 'json' };

/** Letters that Unicode does not take apart into a base letter and a mark. */
const foldedLetters: Readonly<Record<string, string>> = letters;
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** The text in lower case and without accents, as names are compared in a search: `Łódź` → `lodz`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(anyLetter, (letter) => foldedLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** The folded text with nothing but letters, digits and single spaces: `Washington, D.C.` → `washington d c`. */
export const searchWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
