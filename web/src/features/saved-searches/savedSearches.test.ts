import { afterEach, describe, expect, it } from 'vitest';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { isTooWide, parseSearches, savedSearch, searchInput, searchPath } from './savedSearch.ts';
import { requirementsOf } from './requirementsOf.ts';
import { savedSearches } from './savedSearches.ts';

const city = { id: 'Q2l0eTox', name: 'Berlin', slug: 'berlin' };
const delivery = { slug: 'delivery', name: 'Delivery' };
const driving = { slug: 'driving', name: 'Driving' };
const all = savedSearch({ city, categories: [], type: null, requirements: {}, currency: null });
const filtered = savedSearch({
  city,
  categories: [driving, delivery],
  type: 'PART_TIME',
  requirements: {},
  currency: null,
});

afterEach(() => {
  savedSearches.set([]);
  localStorage.clear();
});

describe('a saved search', () => {
  it('is the same whatever the order of its categories and the language of its names', () => {
    const german = { ...delivery, name: 'Lieferung' };
    const same = savedSearch({
      city: { ...city, name: 'Berlino' },
      categories: [german, driving],
      type: 'PART_TIME',
      requirements: {},
      currency: null,
    });
    expect(same.id).toBe(filtered.id);
    expect(all.id).not.toBe(filtered.id);
  });

  it('leads to its list, and is sent with the filters', () => {
    expect(searchPath(all)).toBe('/berlin');
    expect(searchPath(filtered)).toBe('/berlin?categories=delivery,driving&type=part-time');
    expect(searchInput(filtered)).toEqual({
      cityId: city.id,
      categories: ['delivery', 'driving'],
      type: 'PART_TIME',
      filter: null,
    });
  });

  it('differs by what it asks for, also in what was stored before searches asked for anything', () => {
    const requirements = { AGE: '16', PAY_FROM: '12.5' };
    const young = savedSearch({ city, categories: [], type: null, requirements, currency: 'EUR' });
    expect(young.id).not.toBe(all.id);
    expect(searchPath(young)).toBe('/berlin?age=16&pay_from=12.5');
    expect(searchInput(young).filter).toMatchObject({ age: 16, payFrom: 12.5, vehicle: null });
    const { requirements: _none, ...former } = all;
    const forged = { ...young, requirements: { AGE: '16', PAY_FROM: '<b>', SMELL: 'none' }, currency: '€' };
    expect(parseSearches(JSON.stringify([former, young, forged]), 50)).toEqual([
      all,
      young,
      savedSearch({ city, categories: [], type: null, requirements: { AGE: '16' }, currency: null }),
    ]);
    const row = { ...searchInput(young).filter, remote: null, verified: undefined };
    expect(requirementsOf(row)).toEqual(requirements);
    expect(requirementsOf({ vehicle: 'BIKE', remote: true })).toEqual({ VEHICLE: 'bike', REMOTE: 'true' });
  });

  it('has at most 20 categories', () => {
    const categories = Array.from({ length: 21 }, (_, at) => ({ slug: `c-${at}`, name: `C ${at}` }));
    const wide = savedSearch({ city, categories, type: null, requirements: {}, currency: null });
    const narrow = savedSearch({
      city,
      categories: categories.slice(1),
      type: null,
      requirements: {},
      currency: null,
    });
    expect([isTooWide(wide), isTooWide(narrow)]).toEqual([true, false]);
    expect(parseSearches(JSON.stringify([wide, narrow]), 50)).toEqual([narrow]);
  });

  it('is stored without consent, the latest first, and removed when the user logs out', () => {
    savedSearches.put(all);
    savedSearches.put(filtered);
    savedSearches.put(filtered);
    expect(parseSearches(localStorage.getItem('savedSearches'), 50)).toEqual([filtered, all]);
    const stop = savedSearches.subscribe(() => undefined);
    removeAccountEntries();
    expect(savedSearches.get()).toEqual([]);
    stop();
  });

  it.each([
    '{',
    'null',
    '[7]',
    '[null]',
    JSON.stringify([{ ...all, city: { ...city, slug: 'javascript:alert(1)' } }]),
    JSON.stringify([{ ...all, type: 'NIGHT' }]),
    JSON.stringify([{ ...all, categories: ['delivery'] }]),
  ])('is dropped when the storage contains %s', (text) => {
    expect(parseSearches(text, 50)).toEqual([]);
  });

  it('that is stored twice or beyond the maximum is dropped', () => {
    expect(parseSearches(JSON.stringify([all, all, filtered]), 50)).toEqual([all, filtered]);
    expect(parseSearches(JSON.stringify([all, filtered]), 1)).toEqual([all]);
  });
});
