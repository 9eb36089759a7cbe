/** The first `count` characters; never splits a surrogate pair. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('');
