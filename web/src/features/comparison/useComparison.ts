import { useSyncExternalStore } from 'react';
import type { ComparedOffer } from './comparedOffers.ts';
import { comparison, subscribeToComparison } from './comparisonStore.ts';

const none: readonly ComparedOffer[] = [];

/** The offers chosen for comparison; empty until the page is hydrated. */
export const useComparison = (): readonly ComparedOffer[] =>
  useSyncExternalStore(subscribeToComparison, comparison, () => none);
