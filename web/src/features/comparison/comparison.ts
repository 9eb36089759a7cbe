import { storedOfferList } from '../stored-offers/storedOfferList.ts';

/** The maximum number of offers to compare: as many columns fit side by side. */
export const maxCompared = 4;
/** The minimum number of offers to compare. */
export const minCompared = 2;

/** The offers chosen for comparison, in the order of selection. */
export const comparison = storedOfferList('comparison', maxCompared);
