/** The text up to so many characters; none is cut in half. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('');
