import { storedOfferList } from '../stored-offers/storedOfferList.ts';
import { maxCompared } from './comparedOffers.ts';

/** The offers chosen for comparison, in the order of selection. */
export const comparison = storedOfferList('comparison', maxCompared);
