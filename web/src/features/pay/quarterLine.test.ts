import { describe, expect, it } from 'vitest';
import { quarterLine } from './quarterLine.ts';

describe('the line of quarters', () => {
  it('has each amount in the middle of its column, the highest at the top', () => {
    // From 14 at the bottom, which is 70 % of the highest, to 20 at the top.
    expect(quarterLine([17, 20])).toEqual([
      { x: 0.25, y: 0.5 },
      { x: 0.75, y: 0 },
    ]);
  });

  it('reaches down to the lowest amount where it differs more', () => {
    expect(quarterLine([5, 20, 10, 20]).map(({ y }) => y)).toEqual([1, 0, 2 / 3, 0]);
  });

  it('is level for equal amounts', () => {
    expect(quarterLine([15, 15]).map(({ y }) => y)).toEqual([0, 0]);
  });
});
