import { isAllowed } from '../../browser/storage/localStore.ts';
import { storedOfferList } from '../stored-offers/storedOfferList.ts';
import { storedOffer } from '../stored-offers/storedOffers.ts';

const maxViewed = 10;

/** The offers whose pages the visitor opened last, the latest first, if the visitor allows to store them. */
export const viewedOffers = storedOfferList('viewedOffers', maxViewed, 0);

/** Puts an offer first among those that were viewed; the oldest is dropped. */
export const rememberViewed = (offer: Parameters<typeof storedOffer>[0]): void => {
  const viewed = storedOffer(offer);
  if (viewed === null || !isAllowed('viewedOffers')) return;
  viewedOffers.reread();
  const others = viewedOffers.get().filter(({ id }) => id !== viewed.id);
  viewedOffers.set([viewed, ...others].slice(0, maxViewed));
};
