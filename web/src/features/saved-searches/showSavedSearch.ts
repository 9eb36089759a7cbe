import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { showChange } from '../synced-lists/showChange.tsx';
import { maxSearches } from './savedSearches.ts';

interface SearchToggled {
  /** Whether there was no room for it. */
  readonly isRefused: boolean;
  /** Puts a removed search back; null when it was saved. */
  readonly undo: (() => void) | null;
}

/** Says what became of a search. */
export const showSavedSearch = (flashes: FlashStore, { isRefused, undo }: SearchToggled): void =>
  showChange(flashes, {
    source: 'savedSearches',
    texts: {
      added: 'saved.search.added',
      removed: 'saved.search.removed',
      full: 'saved.search.full',
    },
    max: maxSearches,
    isRefused,
    undo,
  });
