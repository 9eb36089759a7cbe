import { storedItems } from '../../browser/storage/storedJson.ts';
import { storedValue } from '../../browser/storage/storedValue.ts';
import { maxSearchLength } from './searchAddress.ts';

const maxRecent = 5;

const isSearch = (item: unknown): item is string =>
  typeof item === 'string' && item !== '' && item.length <= maxSearchLength;

/** What the visitor last searched for, the latest first, if the visitor allows to store it. */
export const recentSearches = storedValue('recentSearches', (text) =>
  storedItems(text).filter(isSearch).slice(0, maxRecent),
);

/** Puts a search first among the recent ones. */
export const rememberSearch = (text: string): void => {
  recentSearches.reread();
  const others = recentSearches.get().filter((other) => other.toLowerCase() !== text.toLowerCase());
  recentSearches.set([text, ...others].slice(0, maxRecent));
};
