import { FormattedMessage } from 'react-intl';
import { savedOffers, savedSearches } from '../../../../schema/limits.json';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import { listLink } from './showChange.tsx';

/** For each list, what to say, and the maximum of an account. */
const lists = {
  savedOffers: { text: 'saved.notKept', max: savedOffers },
  savedSearches: { text: 'saved.search.notKept', max: savedSearches },
} as const;

export type ListName = keyof typeof lists;

/** Says that the account had no room for some items of a list of this browser. */
export const showNotKept = (flashes: FlashStore, list: ListName, count: number): void => {
  const { text, max } = lists[list];
  flashes.flash({
    variation: 'error',
    source: list,
    pushable: false,
    message: <FormattedMessage id={text} values={{ count, max, link: listLink }} />,
  });
};
