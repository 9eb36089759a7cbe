import { beforeEach, describe, expect, it } from 'vitest';
import { world } from '../world.ts';
import { callsOf, maxConcurrent, serve, slowly } from './listWorld.ts';
import { edges, edgesOfTheSamePath, offerFigures, rows } from './singleEdges.ts';

const together = world();

beforeEach(() => serve(together));

describe('calls without a batch form', () => {
  it.each(Object.entries(edges))(
    '%s makes one call for each row, at most 16 at a time, and none for a repeated row',
    async (list, { path, row }) => {
      const running = slowly(together, path, () => row);
      const calls = await callsOf(together, `{ ${list} again: ${list} }`, ({ url }) => url);
      expect(Object.keys(calls)).toHaveLength(rows + 1);
      expect(new Set(Object.values(calls))).toEqual(new Set([1]));
      expect(running.max).toBeLessThanOrEqual(maxConcurrent);
      expect(running.max).toBeGreaterThan(maxConcurrent / 2);
    },
  );

  it.each(Object.entries(edgesOfTheSamePath))('%s makes one call for each row: %i', async (list, most) => {
    const calls = await callsOf(together, `{ ${list} again: ${list} }`, ({ url }) => url);
    expect(Object.keys(calls)).toHaveLength(most);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
  });

  it('are limited together for all fields of a request', async () => {
    const running = { now: 0, max: 0 };
    for (const { path, row } of Object.values(offerFigures)) slowly(together, path, () => row, running);
    const fields = Object.keys(offerFigures).join(' ');
    await callsOf(together, `{ jobOffers(first: 6) { edges { node { ${fields} } } } }`);
    expect(running.max).toBeLessThanOrEqual(maxConcurrent);
    expect(running.max).toBeGreaterThan(maxConcurrent / 2);
  });
});
