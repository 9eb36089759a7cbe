import type { ComponentType } from 'react';
import { loadCode } from './loadCode.ts';

/** Replaces, in a browser, a page component whose code did not load. */
export const NotLoaded = (): null => null;

/** The code of a page, loaded on first use. */
export interface PageModule<Props> {
  /** The component, once it is loaded. */
  readonly loaded: ComponentType<Props> | undefined;
  /** Loads the component. In a browser, a failure yields `NotLoaded`. */
  readonly loadComponent: () => Promise<ComponentType<Props> | typeof NotLoaded>;
  /**
   * Loads the component if it is missing, then continues. A browser that is online but cannot load it reloads the
   * document.
   */
  readonly retry: (onLoaded: () => void) => Promise<void>;
}

export const pageModule = <Props>(load: () => Promise<ComponentType<Props>>): PageModule<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const loadModule = async () => (loaded = await loadCode(load));
  return {
    get loaded() {
      return loaded;
    },
    loadComponent: () =>
      loadModule().catch((error: unknown) => {
        if (typeof window === 'undefined') throw error;
        return NotLoaded;
      }),
    retry: async (onLoaded) => {
      try {
        await (loaded ?? loadModule());
      } catch {
        // A newer version of the site may have replaced the file.
        if (navigator.onLine) window.location.reload();
        return;
      }
      onLoaded();
    },
  };
};
