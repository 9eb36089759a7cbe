import { categoriesOfSavedSearch } from '../../../../schema/limits.json';
import type { Environment } from 'relay-runtime';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { showChange } from '../synced-lists/showChange.tsx';
import { restoreSearch, type RemovedSearch } from './restoreSearch.ts';
import { maxSearches } from './savedSearches.ts';

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
