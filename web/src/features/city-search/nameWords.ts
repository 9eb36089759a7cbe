/** Normalizes a name for comparison: lower case, without accents, dotless ı as i. */
const normalizeName = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();

/** Splits a name at spaces and punctuation into normalized words. */
export const nameWords = (text: string): string[] =>
  normalizeName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Joins the normalized words of a name into one. */
export const joinedName = (text: string): string => nameWords(text).join('');
