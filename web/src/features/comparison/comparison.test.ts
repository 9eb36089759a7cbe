import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseOffers, type StoredOffer } from '../stored-offers/storedOffers.ts';
import { maxCompared, comparison } from './comparison.ts';
import { comparedPlaces, comparePath } from './comparePath.ts';

const offer = (id: string): StoredOffer => ({
  id,
  place: `berlin/${id}`,
  partner: id,
  city: 'Berlin',
  logo: id,
});
const ids = () => comparison.get().map(({ id }) => id);
const stored = () => JSON.parse(localStorage.getItem('comparison') ?? 'null') as unknown;
/** Simulates a change in another tab. */
const changeInOtherTab = (text: string) => {
  localStorage.setItem('comparison', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'comparison' }));
};

afterEach(() => {
  comparison.set([]);
  localStorage.clear();
});

describe('the offers chosen to compare', () => {
  it('are stored in local storage in the order of selection, without consent', { tags: ['R9.32'] }, () => {
    expect(comparison.put(offer('a'))).toBe(true);
    expect(comparison.put(offer('b'))).toBe(true);
    expect(stored()).toEqual([offer('a'), offer('b')]);
  });

  it('are removed one by one', { tags: ['R9.32'] }, () => {
    ['a', 'b'].forEach((id) => comparison.put(offer(id)));
    comparison.remove('a');
    expect(ids()).toEqual(['b']);
  });

  it('are limited to four: a fifth is rejected and changes nothing', () => {
    ['a', 'b', 'c', 'd'].forEach((id) => comparison.put(offer(id)));
    expect(comparison.put(offer('e'))).toBe(false);
    expect(ids()).toEqual(['a', 'b', 'c', 'd']);
    comparison.remove('a');
    expect(comparison.put(offer('e'))).toBe(true);
    expect(ids()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('follow changes in another tab, also when it clears the storage', () => {
    const listener = vi.fn();
    const stop = comparison.subscribe(listener);
    comparison.set([offer('a')]);
    changeInOtherTab(JSON.stringify([offer('a'), offer('b')]));
    expect(ids()).toEqual(['a', 'b']);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(ids()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
  });

  it.each(['{', 'null', '7', '{"0":1}', '[1,null,{}]', '[{"id":"a","place":"javascript:alert(1)"}]'])(
    'are empty when the storage contains %s',
    (text) => {
      expect(parseOffers(text, maxCompared)).toEqual([]);
    },
  );

  it('are the valid entries of a damaged list, without duplicates and at most four', () => {
    const whole = ['a', 'b', 'b', 'c', 'd', 'e'].map(offer);
    const valid = parseOffers(JSON.stringify([{ ...offer('x'), place: '../evil' }, ...whole]), maxCompared);
    expect(valid.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the address of a comparison', () => {
  it('names the offers by city and partner', () => {
    expect(comparePath(['berlin/swiftbite', 'berlin/parcelpath'])).toBe(
      '/compare?offers=berlin/swiftbite,berlin/parcelpath',
    );
    expect(comparePath([])).toBe('/compare');
  });

  it('is parsed regardless of case and from several parameters', () => {
    expect(comparedPlaces('berlin/swiftbite,berlin/parcelpath')).toEqual([
      'berlin/swiftbite',
      'berlin/parcelpath',
    ]);
    expect(comparedPlaces(['Berlin/SwiftBite', ' berlin/nestkin '])).toEqual([
      'berlin/swiftbite',
      'berlin/nestkin',
    ]);
  });

  it('counts an offer once and ignores more than four', () => {
    expect(comparedPlaces('a/a,a/a,a/b,A/B,a/c,a/d,a/e')).toEqual(['a/a', 'a/b', 'a/c', 'a/d']);
  });

  it.each([undefined, '', ',', 'berlin', 'a/b/c', '/', '../x', 'a/<b>', 7, { a: 'b' }, [null]])(
    'contains no offers for %j',
    (query) => {
      expect(comparedPlaces(query)).toEqual([]);
    },
  );
});
