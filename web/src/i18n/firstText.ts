/** The first text that is not empty. The back end sends empty texts for missing ones. */
export const firstText = (...texts: readonly [...(string | null | undefined)[], string]): string =>
  texts.find((text) => text?.trim()) ?? '';
