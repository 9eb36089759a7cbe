import type { Environment } from 'relay-runtime';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { authState } from '../../auth/authStore.ts';
import { isSignedInNow, subscribeToSession } from '../../auth/session.ts';
import { syncedOffers } from '../saved-offers/syncSavedOffers.ts';
import { syncedSearches } from '../saved-searches/syncSavedSearches.ts';
import { syncAndTell } from './syncAndTell.ts';

const lists = [
  { name: 'savedOffers', list: syncedOffers },
  { name: 'savedSearches', list: syncedSearches },
] as const;

let isStarted = false;

/**
 * Keeps the saved offers and searches of this browser and those of the account equal: merges them once after a login, and
 * sends each change, or later what could not be sent. Call it once somebody has logged in; further calls do nothing.
 */
export const keepInSync = (environment: () => Environment, flashes: FlashStore): void => {
  if (isStarted) return;
  isStarted = true;
  for (const { name, list } of lists) {
    const sync = (): void => {
      if (!isSignedInNow() || authState().isProcessing || list.isInSync()) return;
      syncAndTell({ name, sync: list.sync, environment: environment(), flashes });
    };
    list.subscribe(sync);
    subscribeToSession(sync);
    sync();
  }
};
