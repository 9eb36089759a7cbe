import type { FlashStore } from '../../shell/flash/flashStore.ts';
import type { OfferToggled } from '../stored-offers/OfferToggle.tsx';
import { showChange } from '../synced-lists/showChange.tsx';
import { maxSaved, savedOffers } from './savedOffers.ts';

/** Says what became of an offer when its heart was pressed. */
export const showSaved = (flashes: FlashStore, { offer, removedFrom, isRefused }: OfferToggled): void =>
  showChange(flashes, {
    source: 'savedOffers',
    texts: { added: 'saved.added', removed: 'saved.removed', full: 'saved.full' },
    max: maxSaved,
    isRefused,
    undo: removedFrom === null ? null : () => savedOffers.put(offer, removedFrom),
  });
