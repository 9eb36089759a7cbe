import { describe, expect, it } from 'vitest';
import { minorUnitsPerUnit } from '../sql/minorUnits.ts';
import { markets, plausibleRange } from './plausibleAmounts.ts';

const maxInteger = 2 ** 31 - 1;

describe('plausibleRange', () => {
  it.each(markets)(
    'returns bounds in $currency in $country that fit the database, with pay above 0',
    (market) => {
      const minorUnits = minorUnitsPerUnit(market.currency);
      for (const reported of ['hourlyPay', 'startCost'] as const) {
        const [lowest, highest] = plausibleRange(reported, market) ?? [Number.NaN, Number.NaN];
        expect(lowest).toBeLessThan(highest);
        expect(highest * minorUnits).toBeLessThanOrEqual(maxInteger);
        for (const bound of [lowest, highest])
          expect(bound).toBe(Math.round(bound * minorUnits) / minorUnits);
      }
      expect(plausibleRange('hourlyPay', market)?.[0]).toBeGreaterThan(0);
      expect(plausibleRange('startCost', market)?.[0]).toBe(0);
    },
  );

  // A wrong digit in the table breaks the proportion.
  it.each(markets)(
    'has 30 to 41 hours of the highest pay as the highest cost in $currency in $country',
    (market) => {
      const [, pay = 0] = plausibleRange('hourlyPay', market) ?? [];
      const [, cost = 0] = plausibleRange('startCost', market) ?? [];
      expect(cost / pay).toBeGreaterThan(30);
      expect(cost / pay).toBeLessThan(41);
    },
  );

  it.each([
    ['DE', [1, 150], [0, 5000]],
    ['PT', [0.6, 90], [0, 3000]],
    ['LU', [1.4, 210], [0, 7000]],
  ])('depends on the wages of the country where several share a currency: %s', (country, pay, cost) => {
    const market = { currency: 'EUR', country };
    expect(plausibleRange('hourlyPay', market)).toEqual(pay);
    expect(plausibleRange('startCost', market)).toEqual(cost);
  });

  it.each(['', 'XX', 'de', 'toString', '__proto__', 'US'])(
    'is that of the currency in the country %j, which has no wage level in it',
    (country) => {
      expect(plausibleRange('hourlyPay', { currency: 'EUR', country })).toEqual([1, 150]);
    },
  );

  it.each(['XQZ', 'toString', '__proto__', ''])('returns null for the unknown currency %j', (currency) => {
    expect(plausibleRange('hourlyPay', { currency, country: 'DE' })).toBeNull();
  });
});
