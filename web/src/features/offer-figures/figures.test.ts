import { describe, expect, it } from 'vitest';
import { earningsRange } from './earningsRange.ts';
import { paybackDays } from './paybackDays.ts';

const euros = (avg: number | null) => ({ avg, currency: 'EUR' });

describe('earningsRange', () => {
  it('places an average between the lowest and the highest of the city', () => {
    expect(earningsRange(euros(900), [euros(600), euros(900), euros(1800), euros(null)])).toEqual({
      lowest: 600,
      highest: 1800,
      position: 0.25,
    });
  });

  it('counts its own average even when the list lacks it', () => {
    expect(earningsRange(euros(2000), [euros(600)])).toEqual({ lowest: 600, highest: 2000, position: 1 });
  });

  it('compares one currency only and is null when there is nothing to compare', () => {
    expect(earningsRange(euros(900), [{ avg: 5000, currency: 'PLN' }])).toBeNull();
    expect(earningsRange(euros(900), [])).toBeNull();
    expect(earningsRange(euros(null), [euros(1)])).toBeNull();
  });
});

describe('paybackDays', () => {
  it('is the cost divided by the earnings of a day of five hours, rounded up', () => {
    expect(paybackDays(euros(60), euros(10))).toBe(2);
    expect(paybackDays(euros(100), euros(10))).toBe(2);
    expect(paybackDays(euros(1), euros(10))).toBe(1);
  });

  it('is null when nothing is paid, earnings are unknown or the currencies differ', () => {
    expect(paybackDays(euros(0), euros(10))).toBeNull();
    expect(paybackDays(euros(60), null)).toBeNull();
    expect(paybackDays(euros(60), euros(0))).toBeNull();
    expect(paybackDays(euros(60), { avg: 10, currency: 'GBP' })).toBeNull();
  });
});
