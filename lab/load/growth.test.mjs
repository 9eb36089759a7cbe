import { describe, expect, it } from 'vitest';
import { growthPerMinute } from './growth.mjs';

/** Memory that leaks some megabytes a minute, and jumps up and down besides. */
const memory = (leak) =>
  Array.from({ length: 120 }, (_, at) => ({
    minute: at / 6,
    mb: 100 + (leak * at) / 6 + [0, 3, 3, 0][at % 4],
  }));

describe('the growth of memory', () => {
  it.each([0, 0.1, 2])('is the slope of the line through all samples: %d MB a minute', (leak) => {
    expect(growthPerMinute(memory(leak))).toBeCloseTo(leak, 2);
  });

  it('is 0 of a single sample', () => {
    expect(growthPerMinute([{ minute: 1, mb: 5 }])).toBe(0);
  });
});
