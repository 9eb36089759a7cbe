/** A name as people type it: without case and accents, dotless ı as i. */
const plainName = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();

/** The words of a name, as typed: split at spaces and punctuation. */
export const nameWords = (text: string): string[] =>
  plainName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The same in one word. */
export const joinedName = (text: string): string => nameWords(text).join('');
