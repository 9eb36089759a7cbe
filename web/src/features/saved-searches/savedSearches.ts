import { storedList } from '../../browser/storedList.ts';
import { parseSearches } from './savedSearch.ts';

/** The maximum number of saved searches. */
export const maxSearches = 50;

/** The searches that the visitor saved, the latest first. */
export const savedSearches = storedList(
  'savedSearches',
  (text) => parseSearches(text, maxSearches),
  maxSearches,
  0,
);
