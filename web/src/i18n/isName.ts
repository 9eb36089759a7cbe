import { personName } from '../../../schema/limits.json';
import { foldLetters } from './foldLetters.ts';

const pattern = new RegExp(personName, 'u');
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Whether a text can be the name of a person: a letter that can be seen, no address or phone number, and not the name of this site.
 * The pattern is about the folded text, because letters in other forms read the same.
 */
export const isName = (text: string): boolean => pattern.test(foldLetters(text).replaceAll(unseen, ''));
