import { createContext, use, type ReactNode } from 'react';
import { createFlashStore, type FlashMessage, type FlashStore } from './flashStore.ts';

const FlashContext = createContext<FlashStore>(createFlashStore());

export function FlashProvider({ store, children }: { store: FlashStore; children: ReactNode }) {
  return <FlashContext value={store}>{children}</FlashContext>;
}

export const useFlashStore = (): FlashStore => use(FlashContext);

/** Returns a function that shows a message above the page. */
export const useFlash = (): ((message: FlashMessage) => number) => use(FlashContext).flash;
