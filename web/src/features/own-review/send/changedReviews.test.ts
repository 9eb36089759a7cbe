import { commitLocalUpdate, commitMutation } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import mutation from '../../../__generated__/useDeleteReviewMutation.graphql.ts';
import { markOutdated, openPage } from './changedReviews.ts';

const places = {
  everywhere: { countrySlug: null, citySlug: null },
  austria: { countrySlug: 'austria', citySlug: null },
  vienna: { countrySlug: 'austria', citySlug: 'vienna' },
  graz: { countrySlug: 'austria', citySlug: 'graz' },
};

const inVienna = {
  id: 'O1',
  partner: { id: 'P1' },
  city: { id: 'C1', slug: 'vienna', country: { id: 'AT', slug: 'austria' } },
  review: { rating: 4, ratingCount: 2, ratingCounts: [] },
  reviewPartnerCountry: null,
  reviews: null,
};

/** The places of the company that are outdated after a review of its offer in Vienna was deleted, and whether the offer is. */
const outdatedAfter = (jobOffer: typeof inVienna | null) => {
  const environment = createMockEnvironment();
  const ids: Record<string, string> = {};
  commitLocalUpdate(environment, (store) => {
    ids['review'] = store
      .create('O1', 'JobOffer')
      .getOrCreateLinkedRecord('review', 'RatingSummary')
      .getDataID();
    const company = store.create('P1', 'Partner');
    for (const [name, place] of Object.entries(places))
      ids[name] = company.getOrCreateLinkedRecord('place', 'PartnerPlace', place).getDataID();
  });
  commitMutation(environment, {
    mutation,
    variables: { input: { offerId: 'O1' }, reviewsPage: 1, isOnCompany: false, ...places.everywhere },
    updater: (store) => markOutdated(store, 'deleteReview', 'O1'),
  });
  const deleteReview = { review: null, jobOffer, viewer: null, userErrors: [] };
  environment.mock.resolveMostRecentOperation({ data: { deleteReview } });
  const source = environment.getStore().getSource();
  const isOutdated = (id = '') => source.get(id)?.['__invalidated_at'] !== undefined;
  return {
    places: Object.keys(places).filter((name) => isOutdated(ids[name])),
    isOffer: isOutdated(ids['review']),
  };
};

it('requests what lists the review again when it is opened', () => {
  expect(outdatedAfter(inVienna)).toEqual({ places: ['everywhere', 'austria', 'vienna'], isOffer: true });
  expect(outdatedAfter(null)).toEqual({ places: [], isOffer: true });
});

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
