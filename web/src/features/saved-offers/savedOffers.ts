import { storedOfferList } from '../stored-offers/storedOfferList.ts';

/** The maximum number of saved offers. */
export const maxSaved = 100;

/** The offers that the visitor saved, the latest first. */
export const savedOffers = storedOfferList('savedOffers', maxSaved, 0);
