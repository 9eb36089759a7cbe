import letters from '../../../locales/letters.json' with { type: 'json' };

/** Letters that Unicode does not decompose into a base letter and a mark. */
const letterFolds: Readonly<Record<string, string>> = letters;
const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** The text in lower case and without accents: `Łódź` → `lodz`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(anyLetter, (letter) => letterFolds[letter] ?? letter);
