import { describe, expect, it } from 'vitest';
import { fillCityPlaceholder, filledFields, fillOffer } from './fillCityPlaceholder.ts';

describe('fillCityPlaceholder', () => {
  it('fills every occurrence', { tags: ['R3.45'] }, () => {
    expect(fillCityPlaceholder('Work in {city}, {city}', 'Köln')).toBe('Work in Köln, Köln');
  });

  it('takes the name as it is, replacement patterns included', { tags: ['R3.45'] }, () => {
    expect(fillCityPlaceholder('In {city}', "$& $' $1")).toBe("In $& $' $1");
  });
});

describe('fillOffer', () => {
  it(
    'fills each listed text',
    { tags: ['R3.46', 'R3.47', 'R3.48', 'R3.49', 'R3.50', 'R3.51', 'R3.52', 'R3.53', 'R3.55'] },
    () => {
      const offer = Object.fromEntries(filledFields.map((field) => [field, `${field} in {city}`]));
      const filled = fillOffer(offer, 'Łódź');
      expect(filled).toEqual(Object.fromEntries(filledFields.map((field) => [field, `${field} in Łódź`])));
      expect(filledFields).toHaveLength(14);
    },
  );

  it('keeps structuredData valid JSON when the name has quotes', { tags: ['R3.54'] }, () => {
    const offer = { structuredData: '{"title":"Riding in {city}"}' };
    const filled = fillOffer(offer, 'The "Big\\Small" City');
    expect(JSON.parse(filled.structuredData)).toEqual({ title: 'Riding in The "Big\\Small" City' });
  });

  it('leaves null null and fields outside the list untouched', { tags: ['R3.56'] }, () => {
    const offer = {
      description: null,
      structuredData: null,
      url: 'https://partner.example/{city}',
      name: '{city}',
      review: { rating: 4 },
    };
    expect(fillOffer(offer, 'Berlin')).toEqual(offer);
  });
});
