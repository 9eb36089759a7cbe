import { describe, expect, it } from 'vitest';
import { median, mediansOf, slopeOf } from './statistics.mjs';

describe('the statistics of the benchmark', () => {
  it('take the middle value, or the mean of the two in the middle', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 30])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it('take the median of each figure by itself', () => {
    const rounds = [
      { cpuMs: 1, p99: 90 },
      { cpuMs: 3, p99: 50 },
      { cpuMs: 2, p99: 70 },
    ];
    expect(mediansOf(rounds)).toEqual({ cpuMs: 2, p99: 70 });
  });

  it('find the slope of a line through points', () => {
    const line = [20, 50, 100, 200].map((x) => ({ x, y: 0.5 + 0.01 * x }));
    expect(slopeOf(line)).toBeCloseTo(0.01, 10);
  });
});
