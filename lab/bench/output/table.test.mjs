import { describe, expect, it } from 'vitest';
import { number, tableOf } from './table.mjs';

describe('the tables of the benchmark', () => {
  it('are Markdown', () => {
    expect(tableOf(['what', 'ms'], [['city', '0.5']])).toBe('| what | ms |\n| --- | --- |\n| city | 0.5 |');
  });

  it('write numbers with three digits that say something', () => {
    expect([1234.5, 123.4, 56.78, 5.678, 0.1234].map(number)).toEqual([
      '1,235',
      '123',
      '56.8',
      '5.68',
      '0.123',
    ]);
  });
});
