/** The first text that is not empty. The services send empty texts for missing ones. */
export const firstText = (...texts: readonly [...(string | null | undefined)[], string]): string =>
  texts.find((text) => text?.trim()) ?? '';

/** The first `count` characters; never splits a surrogate pair. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('');
