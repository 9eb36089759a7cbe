import { categoriesOfSavedSearch } from '../../../../schema/limits.json';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { showChange } from '../synced-lists/showChange.tsx';
import { maxSearches } from './savedSearches.ts';

interface SearchToggled {
  /** Whether it was not saved, because there was no room for it or it has too many categories. */
  readonly isRefused: boolean;
  readonly isWide?: boolean;
  /** Puts a removed search back; null when it was saved. */
  readonly undo: (() => void) | null;
}

/** Says what became of a search. */
export const showSavedSearch = (
  flashes: FlashStore,
  { isRefused, isWide = false, undo }: SearchToggled,
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
    undo,
  });
