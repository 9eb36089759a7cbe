import { describe, expect, it } from 'vitest';
import { byKey } from './batching.ts';

/** A loader of even numbers whose rows come in reverse order, and the keys of each call. */
const evenNumbers = () => {
  const calls: (readonly number[])[] = [];
  const loader = byKey(
    (row: { id: number }) => row.id,
    async (keys: readonly number[]) => {
      calls.push(keys);
      return keys
        .filter((key) => key % 2 === 0)
        .map((id) => ({ id }))
        .toReversed();
    },
  );
  return { loader, calls };
};

describe('byKey', () => {
  it('returns the row of each key, and null for a key without a row', async () => {
    const { loader, calls } = evenNumbers();
    expect(await loader.loadMany([4, 3, 2, 4])).toEqual([{ id: 4 }, null, { id: 2 }, { id: 4 }]);
    expect(calls).toEqual([[4, 3, 2]]);
  });

  it('loads at most 200 rows with one call, the page size of the services', async () => {
    const { loader, calls } = evenNumbers();
    await loader.loadMany(Array.from({ length: 201 }, (_, key) => key));
    expect(calls.map((keys) => keys.length)).toEqual([200, 1]);
  });

  it('makes a failed call once, whoever asks for its keys later', async () => {
    let calls = 0;
    const loader = byKey(
      (row: { id: number }) => row.id,
      async () => {
        calls += 1;
        throw new Error('Unavailable');
      },
    );
    await expect(loader.load(1)).rejects.toThrow('Unavailable');
    await expect(loader.load(1)).rejects.toThrow('Unavailable');
    expect(calls).toBe(1);
  });
});
