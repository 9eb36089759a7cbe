import { describe, expect, it } from 'vitest';
import { countryFaults } from './countryFaults.ts';

describe('the country of a user', () => {
  it.each(['DE', 'de', 'US', 'ZW', 'AX', 'MK', 'TL', null, undefined])('may be %j', (code) => {
    expect(countryFaults(code)).toEqual([]);
  });

  it.each(['XX', 'ZZ', 'EU', 'UK', 'xk', 'AN', 'DD', 'QQ'])(
    'may not be %j, which is no code of ISO 3166-1',
    (code) => {
      expect(countryFaults(code)).toMatchObject([{ field: 'country', code: 'unknown' }]);
    },
  );

  it('may be each of 249 codes', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    expect(codes.filter((code) => countryFaults(code).length === 0)).toHaveLength(249);
  });
});
