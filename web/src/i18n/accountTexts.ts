/** The texts that only some dialogs and forms and the privacy policy use; a visitor's first page does not load them. */
export const isAccountText = (id: string): boolean =>
  /^(?:auth|contribution|cookiePreferences|deleteProfile|onboarding|security|storage)\./.test(id);

// On the server, and in tests, all texts are there from the start.
let load = (): Promise<unknown> => Promise.resolve();

/** Sets how the browser loads the texts. */
export const setAccountTexts = (loader: () => Promise<unknown>): void => {
  load = loader;
};

/** Loads the texts of the account's dialogs, unless they are there. */
export const loadAccountTexts = (): Promise<unknown> => load();

/** Loads code together with the texts of the account's dialogs. */
export const withAccountTexts =
  <Code>(loadCode: () => Promise<Code>): (() => Promise<Code>) =>
  async () => {
    const [code] = await Promise.all([loadCode(), loadAccountTexts()]);
    return code;
  };
