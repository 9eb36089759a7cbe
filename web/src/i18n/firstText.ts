/** The first text that is not empty. The services send empty texts for missing ones. */
export const firstText = (...texts: readonly [...(string | null | undefined)[], string]): string =>
  texts.find((text) => text?.trim()) ?? '';
