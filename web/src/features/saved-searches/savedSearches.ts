import { savedSearches as savedSearchLimit } from '../../../../schema/limits.json';
import { storedList } from '../../browser/storage/storedList.ts';
import { parseSearches } from './savedSearch.ts';

/** The maximum number of saved searches, in an account and in a browser of a guest. */
export const maxSearches = savedSearchLimit;

/** The maximum in a browser: besides the searches of the account, those of a guest for which it had no room. */
export const maxSearchesHere = 2 * maxSearches;

/** The entry of what the account has acknowledged; calls that change the account's searches wait for each other by it. */
export const searchesEntry = 'syncedSearches';

/** The searches that the visitor saved, the latest first. */
export const savedSearches = storedList(
  'savedSearches',
  (text) => parseSearches(text, maxSearchesHere),
  maxSearches,
  0,
);
