import { describe, expect, it } from 'vitest';
import { placeFigures } from './placeFigures.ts';

const offers = { totalCount: 1, edges: [{ node: { review: { rating: 4.2, ratingCount: 64 } } }] };
const inCountry = {
  totalCount: 38,
  edges: [{ node: { reviewPartnerCountry: { rating: 3.8, ratingCount: 310 } } }],
};

describe('the figures of a company in a place', () => {
  it('are those of its offer in a city', () => {
    expect(placeFigures({ offers } as never)).toEqual({ rating: 4.2, ratingCount: 64, jobOffersCount: 1 });
  });

  it('are those of all its offers in a country', () => {
    expect(placeFigures({ inCountry } as never)).toEqual({
      rating: 3.8,
      ratingCount: 310,
      jobOffersCount: 38,
    });
  });

  it('are not known where the offers or the rating did not load', () => {
    expect(placeFigures({ inCountry: null } as never)).toBeNull();
    expect(placeFigures({ offers: { totalCount: 0, edges: [] } } as never)).toBeNull();
    expect(
      placeFigures({
        inCountry: { totalCount: 1, edges: [{ node: { reviewPartnerCountry: null } }] },
      } as never),
    ).toBeNull();
  });
});
