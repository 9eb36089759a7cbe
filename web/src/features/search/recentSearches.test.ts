import { afterEach, expect, it } from 'vitest';
import { recentSearches, rememberSearch } from './recentSearches.ts';

afterEach(() => localStorage.clear());

const consent = () =>
  localStorage.setItem('cookieConsent', JSON.stringify({ preferences: true, chosenAt: Date.now() }));

it('stores nothing without consent', () => {
  rememberSearch('courier');
  expect(localStorage.getItem('recentSearches')).toBe(null);
});

it('has the five latest searches, each once whatever its letters', () => {
  consent();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'B']) rememberSearch(text);
  expect(recentSearches.get()).toEqual(['B', 'f', 'e', 'd', 'c']);
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['B', 'f', 'e', 'd', 'c']);
});

it('ignores what is not a search', () => {
  consent();
  localStorage.setItem('recentSearches', JSON.stringify(['x'.repeat(101), 7, '', 'driver']));
  recentSearches.reread();
  expect(recentSearches.get()).toEqual(['driver']);
});
