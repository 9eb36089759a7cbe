/** The texts that only some dialogs, forms, private pages and pages of text use; a visitor's first page does not load them. */
export const isLateText = (id: string): boolean =>
  /^(?:about|auth|calculator|contact|contribution|cookiePreferences|delete\w+|desk|directApply|favouriteCategories|gender|jobFilter|lead|nearMe|net|offline|onboarding|pay|policy\.\w+|profile|report|requirement|review\.form|saved|security|setUserLanguage\w*|setWorktown|storage|terms|unverifiedApply)\./.test(
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
