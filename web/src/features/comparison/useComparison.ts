import { useSyncExternalStore } from 'react';
import type { ComparedOffer } from './comparedOffers.ts';
import { comparison, subscribeToComparison } from './comparisonStore.ts';

const none: readonly ComparedOffer[] = [];

/** The offers chosen to compare; none until the page has come to life. */
export const useComparison = (): readonly ComparedOffer[] =>
  useSyncExternalStore(subscribeToComparison, comparison, () => none);
