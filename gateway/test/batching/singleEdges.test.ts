import { beforeEach, describe, expect, it } from 'vitest';
import { setUpStack } from '../setUpStack.ts';
import { callsOf, maxConcurrent, serve, slowly } from './fakeLists.ts';
import { edges, edgesOfTheSamePath, offerFigures, rows } from './singleEdges.ts';

const stack = setUpStack();

beforeEach(() => serve(stack));

describe('calls without a batch form', () => {
  it.each(Object.entries(edges))(
    '%s makes one call for each row, at most 16 at a time, and none for a repeated row',
    async (list, { path, row }) => {
      const running = slowly(stack, path, () => row);
      const calls = await callsOf(stack, `{ ${list} again: ${list} }`, ({ url }) => url);
      expect(Object.keys(calls)).toHaveLength(rows + 1);
      expect(new Set(Object.values(calls))).toEqual(new Set([1]));
      expect(running.max).toBeLessThanOrEqual(maxConcurrent);
      expect(running.max).toBeGreaterThan(maxConcurrent / 2);
    },
  );

  it.each(Object.entries(edgesOfTheSamePath))('%s makes one call for each row: %i', async (list, count) => {
    const calls = await callsOf(stack, `{ ${list} again: ${list} }`, ({ url }) => url);
    expect(Object.keys(calls)).toHaveLength(count);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
  });

  it('are limited stack for all fields of a request', async () => {
    const running = { now: 0, max: 0 };
    for (const { path, row } of Object.values(offerFigures)) slowly(stack, path, () => row, running);
    const fields = Object.keys(offerFigures).join(' ');
    await callsOf(stack, `{ jobOffers(first: 6) { edges { node { ${fields} } } } }`);
    expect(running.max).toBeLessThanOrEqual(maxConcurrent);
    expect(running.max).toBeGreaterThan(maxConcurrent / 2);
  });
});
