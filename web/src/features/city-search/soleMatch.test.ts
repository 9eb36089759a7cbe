import { expect, it } from 'vitest';
import { searchedCity } from './searchedCity.ts';
import { isAmong, soleMatch } from './soleMatch.ts';

const austin = { name: 'Austin', state: 'tx' };
const minnesota = { name: 'Austin', state: 'mn' };
const istanbul = { name: 'İstanbul', state: null };
const malmo = { name: 'Malmö', state: null };

it('finds the one city that a search can mean', () => {
  expect(soleMatch('austin', [austin, malmo])).toBe(austin);
  expect(soleMatch('Austin, TX', [austin, minnesota])).toBe(austin);
  expect(soleMatch('austin', [austin, minnesota])).toBeNull();
  expect(soleMatch('istanbul', [malmo, istanbul])).toBe(istanbul);
  expect(soleMatch('malmo', [malmo])).toBe(malmo);
  expect(soleMatch('mal', [malmo])).toBe(malmo);
  expect(soleMatch('nowhere', [])).toBeNull();
});

it('reads the search from the address', () => {
  expect(searchedCity({ city: '  Berlin ' })).toBe('Berlin');
  expect(searchedCity({ city: ['a'] })).toBe('');
  expect(searchedCity({ city: 'x'.repeat(500) })).toHaveLength(120);
  expect(searchedCity(undefined)).toBe('');
});

it('tells whether the city itself is among those found, not only one spelled alike', () => {
  expect(isAmong('aus', [malmo, austin])).toBe(true);
  expect(isAmong('Austin, t', [austin])).toBe(true);
  expect(isAmong('malmo', [malmo])).toBe(true);
  expect(isAmong('Austria', [austin])).toBe(false);
});
