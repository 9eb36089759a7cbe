import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import type { StoredOffer } from '../stored-offers/storedOffers.ts';
import { maxSaved, savedOffers } from './savedOffers.ts';

const offer = (id: string): StoredOffer => ({
  id,
  place: `berlin/${id}`,
  partner: id,
  city: 'Berlin',
  logo: id,
});
const ids = () => savedOffers.get().map(({ id }) => id);
const save = (...names: string[]) => names.map((name) => savedOffers.put(offer(name)));
/** Simulates a change in another tab. */
const changeInOtherTab = (text: string | null) => {
  if (text === null) localStorage.clear();
  else localStorage.setItem('savedOffers', text);
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : 'savedOffers' }));
};

afterEach(() => {
  savedOffers.set([]);
  localStorage.clear();
});

describe('the saved offers', () => {
  it('are stored without consent, the latest first', () => {
    expect(save('a', 'b')).toEqual([true, true]);
    expect(JSON.parse(localStorage.getItem('savedOffers') ?? '')).toEqual([offer('b'), offer('a')]);
  });

  it('are removed and put back where they were', () => {
    save('a', 'b', 'c');
    const at = savedOffers.remove('b');
    expect(ids()).toEqual(['c', 'a']);
    savedOffers.put(offer('b'), at);
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  it('stay as they are when one is saved or removed twice', () => {
    save('a', 'b', 'b');
    expect(ids()).toEqual(['b', 'a']);
    expect(savedOffers.remove('x')).toBe(-1);
    expect(ids()).toEqual(['b', 'a']);
  });

  it(`are at most ${maxSaved}: a further one is refused and changes nothing`, () => {
    save(...Array.from({ length: maxSaved }, (_, at) => `o-${at}`));
    expect(savedOffers.put(offer('more'))).toBe(false);
    expect(ids()).toHaveLength(maxSaved);
    savedOffers.remove('o-0');
    expect(savedOffers.put(offer('more'))).toBe(true);
  });

  it('follow changes in another tab, and keep those that it was not told of yet', () => {
    const listener = vi.fn();
    const stop = savedOffers.subscribe(listener);
    save('a');
    changeInOtherTab(JSON.stringify([offer('b'), offer('a')]));
    expect(ids()).toEqual(['b', 'a']);
    localStorage.setItem('savedOffers', JSON.stringify(['c', 'b', 'a'].map(offer)));
    save('d');
    expect(ids()).toEqual(['d', 'c', 'b', 'a']);
    changeInOtherTab(null);
    expect(ids()).toEqual([]);
    expect(listener).toHaveBeenCalled();
    stop();
  });

  it('are none after they were removed elsewhere, when Back shows the page again', () => {
    const listener = vi.fn();
    save('a');
    const stop = savedOffers.subscribe(listener);
    localStorage.removeItem('savedOffers');
    window.dispatchEvent(new Event('pageshow'));
    expect(ids()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('are not stored again by the next change after they were removed elsewhere', () => {
    save('a');
    localStorage.removeItem('savedOffers');
    save('b');
    expect(ids()).toEqual(['b']);
    expect(JSON.parse(localStorage.getItem('savedOffers') ?? '')).toEqual([offer('b')]);
  });

  it('work without storage until the page is closed', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    save('a', 'b');
    expect(ids()).toEqual(['b', 'a']);
    refuse.mockRestore();
  });

  it('keep what was saved while storage is full, also when Back shows the page again', () => {
    save('a');
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    save('b');
    window.dispatchEvent(new Event('pageshow'));
    save('c');
    expect(localStorage.getItem('savedOffers')).toBe(JSON.stringify([offer('a')]));
    full.mockRestore();
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  it('are removed when the user logs out', () => {
    const stop = savedOffers.subscribe(() => undefined);
    save('a');
    removeAccountEntries();
    expect(ids()).toEqual([]);
    stop();
  });

  it.each(['{', 'null', '7', '[7]', '[{"id":"a","place":"javascript:alert(1)"}]'])(
    'are none when the storage contains %s',
    (text) => {
      const stop = savedOffers.subscribe(() => undefined);
      changeInOtherTab(text);
      expect(ids()).toEqual([]);
      stop();
    },
  );
});
