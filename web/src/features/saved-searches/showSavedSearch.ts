import type { Environment } from 'relay-runtime';
import { categoriesOfSavedSearch } from '../../../../schema/limits.json';
import { oneAtATime } from '../../browser/oneAtATime.ts';
import { reportError } from '../../browser/reportError.ts';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { showChange } from '../synced-lists/showChange.tsx';
import { takeEndedAlert } from './alerts.ts';
import type { SavedSearch } from './savedSearch.ts';
import { savedSearches, searchesEntry, maxSearches } from './savedSearches.ts';
import { switchAlert } from './switchAlert.tsx';

/** A search that was removed, and its place in the list. */
export interface RemovedSearch {
  readonly search: SavedSearch;
  readonly at: number;
}

/** Puts a removed search back, and switches its mails on again if the removal has ended them. */
export const restoreSearch = (
  environment: Environment,
  flashes: FlashStore,
  { search, at }: RemovedSearch,
): void => {
  // After the call that removes it from the account, and before the one that saves it again.
  const isEnded = oneAtATime(searchesEntry, async () => takeEndedAlert(search.id));
  savedSearches.put(search, at);
  isEnded
    .then((wereOn) => (wereOn ? switchAlert(environment, flashes, search, true) : undefined))
    .catch(reportError);
};

interface SearchToggled {
  /** Whether it was not saved, because there was no room for it or it has too many categories. */
  readonly isRefused: boolean;
  readonly isWide?: boolean;
  /** Null when it was saved. */
  readonly removed: RemovedSearch | null;
}

/** Says what became of a search. A removed one can be put back. */
export const showSavedSearch = (
  environment: Environment,
  flashes: FlashStore,
  { isRefused, isWide = false, removed }: SearchToggled,
): void =>
  showChange(flashes, {
    source: 'savedSearches',
    texts: {
      added: 'saved.search.added',
      removed: 'saved.search.removed',
      full: isWide ? 'saved.search.tooWide' : 'saved.search.full',
    },
    max: isWide ? categoriesOfSavedSearch : maxSearches,
    isRefused,
    undo: removed && (() => restoreSearch(environment, flashes, removed)),
  });
