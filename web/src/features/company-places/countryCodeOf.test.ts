import { describe, expect, it } from 'vitest';
import { countryCodeOf } from './countryCodeOf.ts';

const partner = {
  countries: [
    { countryCode: 'DE', name: 'Germany' },
    { countryCode: 'GB', name: 'United Kingdom' },
  ],
};

describe('countryCodeOf', () => {
  it('R2.44 finds the code by the slug of a name of the partner’s countries, in any case', () => {
    expect(countryCodeOf(partner, 'united-kingdom')).toBe('gb');
    expect(countryCodeOf(partner, 'United-Kingdom')).toBe('gb');
    expect(countryCodeOf(partner, 'germany')).toBe('de');
  });

  it('R2.44 finds none for an unknown slug or a country that the partner is not in', () => {
    expect(countryCodeOf(partner, 'atlantis')).toBeNull();
    expect(countryCodeOf(partner, 'france')).toBeNull();
    expect(countryCodeOf(partner, 'de')).toBeNull();
    expect(countryCodeOf({ countries: [] }, 'germany')).toBeNull();
  });
});
