import { beforeEach, describe, expect, it } from 'vitest';
import { world } from '../world.ts';
import { callsOf, mostAtOnce, serve, slowly } from './listWorld.ts';
import { edges, edgesOfTheSamePath, offerFigures, rows } from './singleEdges.ts';

const together = world();

beforeEach(() => serve(together));

describe('what has no batch form', () => {
  it.each(Object.entries(edges))(
    '%s costs one call a row, few at a time, and none for a row that is named twice',
    async (list, { path, row }) => {
      const seen = slowly(together, path, () => row);
      const calls = await callsOf(together, `{ ${list} again: ${list} }`, ({ url }) => url);
      expect(Object.keys(calls)).toHaveLength(rows + 1);
      expect(new Set(Object.values(calls))).toEqual(new Set([1]));
      expect(seen.most).toBeLessThanOrEqual(mostAtOnce);
      expect(seen.most).toBeGreaterThan(mostAtOnce / 2);
    },
  );

  it.each(Object.entries(edgesOfTheSamePath))('%s costs one call a row: %i', async (list, most) => {
    const calls = await callsOf(together, `{ ${list} again: ${list} }`, ({ url }) => url);
    expect(Object.keys(calls)).toHaveLength(most);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
  });

  it('bounds all calls of a request together', async () => {
    const seen = { now: 0, most: 0 };
    for (const { path, row } of Object.values(offerFigures)) slowly(together, path, () => row, seen);
    const fields = Object.keys(offerFigures).join(' ');
    await callsOf(together, `{ jobOffers(first: 6) { edges { node { ${fields} } } } }`);
    expect(seen.most).toBeLessThanOrEqual(mostAtOnce);
    expect(seen.most).toBeGreaterThan(mostAtOnce / 2);
  });
});
