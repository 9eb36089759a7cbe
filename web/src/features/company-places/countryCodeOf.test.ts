// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countryCodeOf } from './countryCodeOf.ts';

const partner = {
  countries: [
    { countryCode: 'DE', name: 'Germany' },
    { countryCode: 'GB', name: 'United Kingdom' },
  ],
};

describe('countryCodeOf', () => {
  it(
    'finds the code by the slug of a name of the partner’s countries, in any case',
    { tags: ['R2.44'] },
    () => {
      expect(countryCodeOf(partner, 'united-kingdom')).toBe('gb');
      expect(countryCodeOf(partner, 'United-Kingdom')).toBe('gb');
      expect(countryCodeOf(partner, 'germany')).toBe('de');
    },
  );

  it('finds none for an unknown slug or a country that the partner is not in', { tags: ['R2.44'] }, () => {
    expect(countryCodeOf(partner, 'atlantis')).toBeNull();
    expect(countryCodeOf(partner, 'france')).toBeNull();
    expect(countryCodeOf(partner, 'de')).toBeNull();
    expect(countryCodeOf({ countries: [] }, 'germany')).toBeNull();
  });
});
