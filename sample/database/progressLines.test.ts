import { describe, expect, it } from 'vitest';
import { progressLines } from './progressLines.ts';

describe('progressLines', () => {
  it('prints a line when a step begins and then every two seconds', () => {
    const lines: string[] = [];
    let time = 10_000;
    const report = progressLines(
      (line) => lines.push(line),
      () => time,
    );
    report({ step: 'cities', done: 265, total: null });
    report({ step: 'reviews', done: 2_000, total: 20_000 });
    report({ step: 'reviews', done: 4_000, total: 20_000 });
    time += 2_000;
    report({ step: 'reviews', done: 6_000, total: 20_000 });
    expect(lines).toEqual(['  cities …', '  reviews …', '  reviews: 6,000 of 20,000']);
  });
});
