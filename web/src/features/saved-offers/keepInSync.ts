import type { Environment } from 'relay-runtime';
import { authState } from '../../auth/authStore.ts';
import { isSignedInNow, subscribeToSession } from '../../auth/session.ts';
import { savedOffers } from './savedOffers.ts';
import { isInSync, syncSavedOffers } from './syncSavedOffers.ts';

let isStarted = false;

/**
 * Keeps the saved offers of this browser and those of the account equal: merges them once after a login, and sends each
 * change, or later what could not be sent. Call it once somebody has logged in; further calls do nothing.
 */
export const keepInSync = (environment: () => Environment): void => {
  if (isStarted) return;
  isStarted = true;
  const sync = (): void => {
    if (!isSignedInNow() || authState().isProcessing || isInSync()) return;
    // What failed is tried again after the next change or page load.
    syncSavedOffers(environment()).catch(() => undefined);
  };
  savedOffers.subscribe(sync);
  subscribeToSession(sync);
  sync();
};
