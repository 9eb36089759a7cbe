import { expect, it } from 'vitest';
import { openPage } from './changedReviews.ts';

it('asks for what the open page shows', () => {
  const open = (pathname: string, params: Record<string, string>, query = {}) =>
    openPage({ location: { pathname, query } as never, params });
  expect(
    open(
      '/de/company/mopmarten/austria',
      { partnerSlug: 'mopmarten', countrySlug: 'austria' },
      { reviews: '2' },
    ),
  ).toEqual({ reviewsPage: 2, isOnCompany: true, countrySlug: 'austria', citySlug: null });
  expect(open('/vienna/mopmarten', { partnerSlug: 'mopmarten', citySlug: 'vienna' })).toEqual({
    reviewsPage: 1,
    isOnCompany: false,
    countrySlug: null,
    citySlug: null,
  });
});
