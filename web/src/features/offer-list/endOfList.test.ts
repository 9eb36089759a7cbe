// @vitest-environment node
import { expect, it } from 'vitest';
import { endOfList } from '../../../../schema/pictureSizes.json';
import { cardsBeforeTile } from './endOfList.ts';

it('the tile that ends a list is 320 by 588', { tags: ['R9.48'] }, () => {
  expect(endOfList).toEqual({ width: 320, height: 588 });
});

it('the tile is in the last column of the last two rows', () => {
  expect([1, 2, 3, 4, 5].map(cardsBeforeTile)).toEqual([1, 2, 2, 2, 5]);
  expect(cardsBeforeTile(9)).toBe(8);
  expect(cardsBeforeTile(20)).toBe(20);
});
