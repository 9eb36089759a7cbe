import type { OptionalCategory } from '../consentChoice.ts';
import type { storageTable } from './storageTable.ts';

// A type, so that visitors do not load the table.
type Table = typeof storageTable;

export type StorageEntry = keyof Table;

type Optional = {
  [
    Entry in StorageEntry as Table[Entry] extends { category: 'essential' } | { setBy: string }
      ? never
      : Entry
  ]: Table[Entry]['category'];
};

/** The site's own entries that need consent, and its category. */
export const optionalEntries: Optional = {
  language: 'preferences',
  coordinates: 'preferences',
  recentSearches: 'preferences',
  viewedOffers: 'preferences',
  sessionSource: 'analytics',
  referral_id: 'marketing',
  referralData: 'marketing',
};

/** The category of consent that an entry needs; null if it is essential. */
export const consentFor = (entry: StorageEntry): OptionalCategory | null =>
  (optionalEntries as Partial<Record<StorageEntry, OptionalCategory>>)[entry] ?? null;
