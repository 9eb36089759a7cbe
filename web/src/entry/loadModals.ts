import type { ModalRegistry } from '../shell/modals/modalHost.tsx';

/**
 * Loads the registry of modals, when the first one opens. A browser remembers that a module failed to load, and never
 * requests it again: after a failure it is loaded from another address.
 */
export const loadModals = async (): Promise<ModalRegistry> => {
  try {
    return (await import('./modals.ts')).modals;
  } catch (error) {
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    const again = (await import(
      /* @vite-ignore */ `${address}?${Date.now()}`
    )) as typeof import('./modals.ts');
    return again.modals;
  }
};
