import { describe, expect, it } from 'vitest';
import { minorUnitsPerUnit } from '../../sql/minorUnits.ts';
import { currenciesWithReports, plausibleRange } from './plausibleAmounts.ts';

const maxInteger = 2 ** 31 - 1;

describe('plausibleRange', () => {
  it.each(currenciesWithReports)(
    'returns bounds in %s that fit the database, with pay above 0',
    (currency) => {
      for (const reported of ['hourlyPay', 'startCost'] as const) {
        const [lowest, highest] = plausibleRange(reported, currency) ?? [Number.NaN, Number.NaN];
        expect(lowest).toBeLessThan(highest);
        expect(highest * minorUnitsPerUnit(currency)).toBeLessThanOrEqual(maxInteger);
      }
      expect(plausibleRange('hourlyPay', currency)?.[0]).toBeGreaterThan(0);
      expect(plausibleRange('startCost', currency)?.[0]).toBe(0);
    },
  );

  it('returns null for unknown currencies', () => {
    expect(plausibleRange('hourlyPay', 'XQZ')).toBeNull();
    expect(plausibleRange('hourlyPay', 'toString')).toBeNull();
  });
});
