import letters from '../../../locales/letters.json' with { type: 'json' };

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = letters;
const ANY_LETTER = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** The text in lower case and without accents: `Łódź` → `lodz`. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(ANY_LETTER, (letter) => LETTERS[letter] ?? letter);
