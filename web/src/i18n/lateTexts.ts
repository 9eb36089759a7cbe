/** The texts that only some dialogs, forms and private pages and the privacy policy use; a visitor's first page does not load them. */
export const isLateText = (id: string): boolean =>
  /^(?:auth|contribution|cookiePreferences|delete\w+|desk|directApply|favouriteCategories|gender|lead|onboarding|profile|requirement|review\.form|saved|security|setUserLanguage\w*|setWorktown|storage)\./.test(
    id,
  );

// On the server, and in tests, all texts are there from the start.
let load = (): Promise<unknown> => Promise.resolve();

/** Sets how the browser loads the texts. */
export const setLateTexts = (loader: () => Promise<unknown>): void => {
  load = loader;
};

/** Loads these texts, unless they are there. */
export const loadLateTexts = (): Promise<unknown> => load();

/** Loads code together with these texts. */
export const withLateTexts =
  <Code>(loadCode: () => Promise<Code>): (() => Promise<Code>) =>
  async () => {
    const [code] = await Promise.all([loadCode(), loadLateTexts()]);
    return code;
  };
