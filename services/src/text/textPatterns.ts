import limits from '../../../schema/limits.json' with { type: 'json' };
import { fold } from './fold.ts';

/** A name of a place: at least one letter that can be seen. Texts are cleaned before they are checked; marks such as ˑ are no letters. */
export const placeNamePattern = '[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}]';

const personName = new RegExp(limits.personName, 'u');
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Whether a text can be the name of a person, which visitors see beside reviews: a letter, no address, no phone number, and not the name of
 * this site. The pattern is about the folded text, because letters in other forms read the same.
 */
export const isPersonName = (text: string): boolean => personName.test(fold(text).replaceAll(unseen, ''));

/** The format of such names in contracts. An empty text clears a name. */
export const personNameFormat = 'person-name';

export const isPersonNameOrEmpty = (text: string): boolean => text === '' || isPersonName(text);

/** A phone number: 6 to 15 digits, with an optional plus and separators. */
export const phonePattern = '^\\+?(?:[ ()./-]*\\d){6,15}[ ()./-]*$';
