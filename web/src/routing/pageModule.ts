import type { ComponentType } from 'react';
import { loadCode } from './loadCode.ts';

/** Stands in a browser for the component of a page whose code did not arrive. */
export const NotLoaded = (): null => null;

/** The code of a page, loaded when the page is first wanted. */
export interface PageModule<Props> {
  /** The component, once it is there. */
  readonly loaded: ComponentType<Props> | undefined;
  /** Loads it. In a browser a failure gives `NotLoaded`. */
  readonly bring: () => Promise<ComponentType<Props> | typeof NotLoaded>;
  /** Loads it if it is missing, then goes on. A browser that cannot load it although it is online gets the whole document. */
  readonly retry: (goOn: () => void) => Promise<void>;
}

export const pageModule = <Props>(load: () => Promise<ComponentType<Props>>): PageModule<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const bring = async () => (loaded = await loadCode(load));
  return {
    get loaded() {
      return loaded;
    },
    bring: () =>
      bring().catch((error: unknown) => {
        if (typeof window === 'undefined') throw error;
        return NotLoaded;
      }),
    retry: async (goOn) => {
      try {
        await (loaded ?? bring());
      } catch {
        // It may be gone since a newer version of the site took its place.
        if (navigator.onLine) window.location.reload();
        return;
      }
      goOn();
    },
  };
};
