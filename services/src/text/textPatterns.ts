/** A letter that can be seen, because texts are cleaned before they are checked; marks such as ˑ are none. */
const letter = '[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}]';

/** A name: at least one letter. */
export const namePattern = letter;

/** A name, or an empty text that clears it. */
export const optionalNamePattern = `^$|${letter}`;

/** A phone number: 6 to 15 digits, with an optional plus and separators. */
export const phonePattern = '^\\+?(?:[ ()./-]*\\d){6,15}[ ()./-]*$';
