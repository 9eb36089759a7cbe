// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { earningsRange } from './earningsRange.ts';
import { paybackOf } from './payback.ts';

const money = (amount: number, currency = 'EUR') => ({ amount, currency });

describe('earningsRange', () => {
  const between = (lowest: number, highest: number, currency = 'EUR') => ({
    highest: money(highest, currency),
    lowest: money(lowest, currency),
  });

  it('positions an average between the lowest and the highest of the city', () => {
    const ofCity = [between(1, 9_000, 'PLN'), between(600, 1800)];
    expect(earningsRange(money(900), ofCity)).toEqual({
      lowest: money(600),
      highest: money(1800),
      position: 0.25,
      whole: { from: 0, to: 1 },
      middle: null,
    });
  });

  it('includes its own average even when the range of the city lacks it', () => {
    expect(earningsRange(money(2000), [between(600, 600)])).toMatchObject({
      lowest: money(600),
      highest: money(2000),
      position: 1,
    });
    expect(earningsRange(money(500), [between(600, 700)])).toMatchObject({
      lowest: money(500),
      highest: money(700),
      position: 0,
    });
  });

  it('positions the middle half of the answers, which may exceed the range of averages', () => {
    const ofCity = [between(600, 1600)];
    expect(earningsRange(money(900), ofCity, between(800, 1100))).toMatchObject({
      position: 0.3,
      whole: { from: 0, to: 1 },
      middle: { from: 0.2, to: 0.5 },
    });
    expect(earningsRange(money(1600), ofCity, between(1100, 2600))).toMatchObject({
      highest: money(1600),
      position: 0.5,
      whole: { from: 0, to: 0.5 },
      middle: { from: 0.25, to: 1 },
    });
  });

  it('compares only one currency and is null when there is nothing to compare', () => {
    expect(earningsRange(money(900), [between(100, 5000, 'PLN')])).toBeNull();
    expect(earningsRange(money(900), [between(900, 900)])).toBeNull();
    expect(earningsRange(money(900), [])).toBeNull();
    expect(earningsRange(null, [between(1, 2)])).toBeNull();
  });
});

describe('paybackOf', () => {
  it('is in minutes below an hour, rounded to five', () => {
    expect(paybackOf(money(8), money(11.97))).toEqual({ unit: 'minute', value: 40, hours: 40 / 60 });
    expect(paybackOf(money(0.1), money(10))).toMatchObject({ unit: 'minute', value: 5 });
  });

  it('is in hours with one decimal below a day of five hours', () => {
    expect(paybackOf(money(70), money(15.29))).toEqual({ unit: 'hour', value: 4.6, hours: 4.6 });
    expect(paybackOf(money(9.9), money(10))).toEqual({ unit: 'hour', value: 1, hours: 1 });
  });

  it('is in days of five hours from one day on, rounded up', () => {
    expect(paybackOf(money(49.9), money(10))).toEqual({ unit: 'day', value: 1, hours: 5 });
    expect(paybackOf(money(60), money(10))).toEqual({ unit: 'day', value: 2, hours: 10 });
    expect(paybackOf(money(100), money(10))).toEqual({ unit: 'day', value: 2, hours: 10 });
  });

  it('is null when starting costs nothing, earnings are unknown or the currencies differ', () => {
    expect(paybackOf(money(0), money(10))).toBeNull();
    expect(paybackOf(money(60), null)).toBeNull();
    expect(paybackOf(money(60), money(0))).toBeNull();
    expect(paybackOf(money(60), money(10, 'GBP'))).toBeNull();
  });
});
