import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { barChart } from './chart.mjs';

const chart = parse(
  barChart({
    title: 'City page',
    unit: 'ms',
    bars: [
      { label: 'ours & <best>', value: 0.5, isOurs: true },
      { label: 'other', value: 1 },
    ],
  }),
);

describe('a bar chart', () => {
  it('has bars in proportion to their values', () => {
    const [ours, other] = chart.querySelectorAll('rect');
    expect(Number(other.getAttribute('width'))).toBe(2 * Number(ours.getAttribute('width')));
    expect(ours.getAttribute('class')).toBe('ours');
  });

  it('names what it shows', () => {
    const texts = chart.querySelectorAll('text').map(({ text }) => text);
    expect(texts).toEqual(['City page, ms', 'ours & <best>', '0.500', 'other', '1.00']);
  });
});
