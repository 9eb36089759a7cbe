import { describe, expect, it } from 'vitest';
import { countryOf } from './companyNames.ts';

const germany = { code: 'DE', slug: 'germany' };
const britain = { code: 'GB', slug: 'united-kingdom' };
const partner = { countries: [germany, britain] };

describe('countryOf', () => {
  it('finds one of the partner’s countries by its slug, regardless of case', { tags: ['R2.44'] }, () => {
    expect(countryOf(partner, 'united-kingdom')).toBe(britain);
    expect(countryOf(partner, 'United-Kingdom')).toBe(britain);
    expect(countryOf(partner, 'germany')).toBe(germany);
  });

  it('finds none for an unknown slug or a country that the partner is not in', { tags: ['R2.44'] }, () => {
    expect(countryOf(partner, 'atlantis')).toBeNull();
    expect(countryOf(partner, 'france')).toBeNull();
    expect(countryOf(partner, 'de')).toBeNull();
    expect(countryOf({ countries: [] }, 'germany')).toBeNull();
  });
});
