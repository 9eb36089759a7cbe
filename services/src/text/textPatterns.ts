import limits from '../../../schema/limits.json' with { type: 'json' };

/** A name of a place: at least one letter that can be seen. Texts are cleaned before they are checked; marks such as ˑ are no letters. */
export const placeNamePattern = '[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}]';

/** A name of a person: a letter, no address, no phone number, and not the name of this site. */
export const personNamePattern: string = limits.personName;

/** A name of a person, or an empty text that clears it. */
export const optionalNamePattern = `^$|${personNamePattern}`;

const personName = new RegExp(personNamePattern, 'u');

/** Whether a text can be the name of a person: visitors see it beside reviews. */
export const isPersonName = (text: string): boolean => personName.test(text);

/** A phone number: 6 to 15 digits, with an optional plus and separators. */
export const phonePattern = '^\\+?(?:[ ()./-]*\\d){6,15}[ ()./-]*$';
