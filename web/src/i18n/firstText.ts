/** The first text that says something. An empty one of the back end counts as none. */
export const firstText = (...texts: readonly [...(string | null | undefined)[], string]): string =>
  texts.find((text) => text?.trim()) ?? '';
