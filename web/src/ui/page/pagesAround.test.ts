// @vitest-environment node
import { expect, it } from 'vitest';
import { pagesAround } from './Pager.tsx';

it('shows first, last and neighbours, and no gap in place of a single page', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(1, 9)).toEqual([1, 2, 'gap-after', 9]);
  expect(pagesAround(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
});
