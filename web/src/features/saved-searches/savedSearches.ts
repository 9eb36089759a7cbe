import { savedSearches as savedSearchLimit } from '../../../../schema/limits.json';
import { storedList } from '../../browser/storedList.ts';
import { parseSearches } from './savedSearch.ts';

/** The maximum number of saved searches, in a browser and in an account. */
export const maxSearches = savedSearchLimit;

/** The entry of what the account has acknowledged; calls that change the account's searches wait for each other by it. */
export const searchesEntry = 'syncedSearches';

/** The searches that the visitor saved, the latest first. */
export const savedSearches = storedList(
  'savedSearches',
  (text) => parseSearches(text, maxSearches),
  maxSearches,
  0,
);
