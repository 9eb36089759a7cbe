import { describe, expect, it } from 'vitest';
import { growthPerMinute, minimaOf } from './growth.mjs';

/** Memory that leaks some megabytes a minute and is collected every two minutes. */
const sawTooth = (leak) =>
  Array.from({ length: 120 }, (_, at) => ({ minute: at / 6, mb: 100 + (leak * at) / 6 + (at % 12) * 4 }));

describe('the growth of memory', () => {
  it.each([0, 0.1, 2])('is that of its lowest values: %d MB a minute', (leak) => {
    expect(growthPerMinute(minimaOf(sawTooth(leak), 2))).toBeCloseTo(leak, 5);
  });

  it('is 0 of a single sample', () => {
    expect(growthPerMinute([{ minute: 1, mb: 5 }])).toBe(0);
  });
});
