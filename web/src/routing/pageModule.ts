import { loadCode } from './loadCode.ts';

/** The code of a page, loaded on first use. */
export interface PageModule<Code> {
  /** The code, once it is loaded. */
  readonly loaded: Code | undefined;
  /** Loads the code; undefined if it is loaded already. In a browser it never rejects. */
  readonly load: () => Promise<void> | undefined;
  /**
   * Loads the code if it is missing, then continues. A browser that is online but cannot load it reloads the
   * document.
   */
  readonly retry: (onLoaded: () => void) => Promise<void>;
}

export const pageModule = <Code>(load: () => Promise<Code>): PageModule<Code> => {
  let loaded: Code | undefined;
  const loadModule = async () => {
    loaded = await loadCode(load);
  };
  return {
    get loaded() {
      return loaded;
    },
    load: () =>
      loaded
        ? undefined
        : loadModule().catch((error: unknown) => {
            if (typeof window === 'undefined') throw error;
          }),
    retry: async (onLoaded) => {
      try {
        if (!loaded) await loadModule();
      } catch {
        // A newer version of the site may have replaced the file.
        if (navigator.onLine) window.location.reload();
        return;
      }
      onLoaded();
    },
  };
};
