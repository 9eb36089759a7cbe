import letters from '../../../locales/letters.json' with { type: 'json' };

/** Letters that Unicode does not decompose into a base letter and a mark. */
const replacements: Readonly<Record<string, string>> = letters;
const replaced = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** A name as a part of a URL: lower case, ASCII, dashes for spaces. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(replaced, (letter) => replacements[letter] ?? letter)
    .replace(/[\s_-]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
