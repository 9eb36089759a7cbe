import { foldLetters } from '../../i18n/foldLetters.ts';

/** Splits a name at spaces and punctuation into words without accents. */
export const nameWords = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Joins the words of a name, without accents, into one. */
export const joinedName = (text: string): string => nameWords(text).join('');
