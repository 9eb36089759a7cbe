// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { earningsRange } from './earningsRange.ts';
import { paybackOf } from './payback.ts';

const euros = (avg: number | null) => ({ avg, currency: 'EUR' });

describe('earningsRange', () => {
  const between = (lowest: number, highest: number, currency = 'EUR') => ({ currency, highest, lowest });

  it('positions an average between the lowest and the highest of the city', () => {
    const ofCity = [between(1, 9_000, 'PLN'), between(600, 1800)];
    expect(earningsRange(euros(900), ofCity)).toEqual({ lowest: 600, highest: 1800, position: 0.25 });
  });

  it('includes its own average even when the range of the city lacks it', () => {
    expect(earningsRange(euros(2000), [between(600, 600)])).toEqual({
      lowest: 600,
      highest: 2000,
      position: 1,
    });
    expect(earningsRange(euros(500), [between(600, 700)])).toEqual({
      lowest: 500,
      highest: 700,
      position: 0,
    });
  });

  it('compares only one currency and is null when there is nothing to compare', () => {
    expect(earningsRange(euros(900), [between(100, 5000, 'PLN')])).toBeNull();
    expect(earningsRange(euros(900), [between(900, 900)])).toBeNull();
    expect(earningsRange(euros(900), [])).toBeNull();
    expect(earningsRange(euros(null), [between(1, 2)])).toBeNull();
  });
});

describe('paybackOf', () => {
  it('is in minutes below an hour, rounded to five', () => {
    expect(paybackOf(euros(8), euros(11.97))).toEqual({ unit: 'minute', value: 40, hours: 40 / 60 });
    expect(paybackOf(euros(0.1), euros(10))).toMatchObject({ unit: 'minute', value: 5 });
  });

  it('is in hours with one decimal below a day of five hours', () => {
    expect(paybackOf(euros(70), euros(15.29))).toEqual({ unit: 'hour', value: 4.6, hours: 4.6 });
    expect(paybackOf(euros(9.9), euros(10))).toEqual({ unit: 'hour', value: 1, hours: 1 });
  });

  it('is in days of five hours from one day on, rounded up', () => {
    expect(paybackOf(euros(49.9), euros(10))).toEqual({ unit: 'day', value: 1, hours: 5 });
    expect(paybackOf(euros(60), euros(10))).toEqual({ unit: 'day', value: 2, hours: 10 });
    expect(paybackOf(euros(100), euros(10))).toEqual({ unit: 'day', value: 2, hours: 10 });
  });

  it('is null when starting costs nothing, earnings are unknown or the currencies differ', () => {
    expect(paybackOf(euros(0), euros(10))).toBeNull();
    expect(paybackOf(euros(60), null)).toBeNull();
    expect(paybackOf(euros(60), euros(0))).toBeNull();
    expect(paybackOf(euros(60), { avg: 10, currency: 'GBP' })).toBeNull();
  });
});
