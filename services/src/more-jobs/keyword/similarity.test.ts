import { describe, expect, it } from 'vitest';
import { similarity } from './similarity.ts';

describe('similarity', () => {
  // What `select similarity('drivr', 'driver')` of pg_trgm answers.
  it.each([
    ['driver', 'driver', 1],
    ['drivr', 'driver', 4 / 9],
    ['kellner', 'kellner/in', 8 / 11],
    ['aaaa', 'aa', 3 / 4],
    ['koch', 'busfahrer', 0],
    ['', 'koch', 0],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(similarity(one, other)).toBeCloseTo(expected, 6);
    expect(similarity(other, one)).toBeCloseTo(expected, 6);
  });
});
