// @vitest-environment node
import { expect, it } from 'vitest';
import { notCounted } from './RatingHistogram.tsx';

it.each([
  ['none waits', [null, null], { ratingCount: 8, withTextCount: 2 }, 0],
  ['one on the page waits', ['2026-12-05T00:00:00Z', null], { ratingCount: 8, withTextCount: 2 }, 1],
  [
    'there are more reviews than ratings',
    ['2026-12-05T00:00:00Z', null, null],
    { ratingCount: 2, withTextCount: 3 },
    1,
  ],
  ['a further page shows none of those that wait', [null], { ratingCount: 11, withTextCount: 13 }, 2],
  ['the reviews did not load', [], { ratingCount: 2, withTextCount: undefined }, 0],
] as const)('tells how many reviews the average leaves out: %s', (_case, countFrom, totals, count) => {
  expect(notCounted(countFrom, totals)).toBe(count);
});
