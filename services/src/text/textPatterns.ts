/** A name: at least one letter that can be seen, because texts are cleaned before they are checked. */
export const namePattern = '\\p{L}';

/** A name, or an empty text that clears it. */
export const optionalNamePattern = '^$|\\p{L}';

/** A phone number: 6 to 15 digits, with an optional plus and separators. */
export const phonePattern = '^\\+?(?:[ ()./-]*\\d){6,15}[ ()./-]*$';
