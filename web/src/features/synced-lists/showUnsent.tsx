import { FormattedMessage } from 'react-intl';
import { savedOffers, savedSearches } from '../../../../schema/limits.json';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { listLink } from './showChange.tsx';
import type { UnsentCounts } from './syncedList.ts';

/** For each list, what to say, and the maximum of an account. */
const lists = {
  savedOffers: { noRoom: 'saved.notKept', refused: 'saved.refused', max: savedOffers },
  savedSearches: { noRoom: 'saved.search.notKept', refused: 'saved.search.refused', max: savedSearches },
} as const;

export type ListName = keyof typeof lists;

/** Says what the account did not accept of a list of this browser. */
export const showUnsent = (flashes: FlashStore, list: ListName, unsent: UnsentCounts): void => {
  const { max, ...texts } = lists[list];
  for (const kind of ['noRoom', 'refused'] as const) {
    const count = unsent[kind];
    if (count === 0) continue;
    flashes.flash({
      variation: 'error',
      source: `${list} ${kind}`,
      pushable: false,
      message: <FormattedMessage id={texts[kind]} values={{ count, max, link: listLink }} />,
    });
  }
};
