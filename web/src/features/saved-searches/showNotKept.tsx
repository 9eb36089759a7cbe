import { FormattedMessage } from 'react-intl';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { listLink } from '../synced-lists/showChange.tsx';
import { maxSearches } from './savedSearches.ts';

/** Says that the account had no room for some searches of this browser. */
export const showNotKept = (flashes: FlashStore, count: number): void => {
  flashes.flash({
    variation: 'error',
    source: 'savedSearches',
    pushable: false,
    message: (
      <FormattedMessage id="saved.search.notKept" values={{ count, max: maxSearches, link: listLink }} />
    ),
  });
};
