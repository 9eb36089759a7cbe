import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { storedList } from '../../browser/storage/storedList.ts';
import { parseOffers } from './storedOffers.ts';

/** A list of offers that the visitor has chosen. New ones go to the place `newAt`, by default to the end. */
export const storedOfferList = (entry: StorageEntry, max: number, newAt = max) =>
  storedList(entry, (text) => parseOffers(text, max), max, newAt);

export type StoredOfferList = ReturnType<typeof storedOfferList>;
