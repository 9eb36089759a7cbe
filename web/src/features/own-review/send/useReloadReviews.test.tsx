import { act, cleanup } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { useReloadReviews } from './useReloadReviews.ts';

afterEach(cleanup);

/** The offer, as the server answers for it. */
const inVienna = {
  __typename: 'JobOffer',
  id: 'O1',
  partner: { id: 'P1', slug: 'mopmarten' },
  city: { id: 'C1', slug: 'vienna', country: { id: 'AT', slug: 'austria' } },
  review: null,
  reviewPartnerCountry: null,
  reviews: null,
};
const everywhere = { countrySlug: null, citySlug: null };
const austria = { countrySlug: 'austria', citySlug: null };
const graz = { countrySlug: 'austria', citySlug: 'graz' };

/** The variables of what is requested after a review of O1, while the store holds `shown` of the company. */
const requestedAfter = async (
  shown: readonly Record<string, string | null>[],
  offer: typeof inVienna | null,
  path = '/berlin',
) => {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => {
    const company = store.create('P1', 'Partner');
    shown.forEach((place) => company.getOrCreateLinkedRecord('place', 'PartnerPlace', place));
  });
  function Reloader() {
    const reload = useReloadReviews();
    return <button onClick={() => reload('O1')}>Reload</button>;
  }
  const { getByText } = await renderInSite(<Reloader />, { environment, path });
  getByText('Reload').click();
  const [ofOffer, ...others] = environment.mock.getAllOperations();
  if (!ofOffer) throw new Error('Nothing was requested.');
  expect(others).toEqual([]);
  act(() => environment.mock.resolve(ofOffer, { data: { node: offer } }));
  const ofCompany = environment.mock.getAllOperations();
  return [ofOffer, ...ofCompany].map(({ request }) => request.variables);
};

it('requests the reviews of the offer and of the places of the company that are shown and list the review', async () => {
  const reviewsPage = 1;
  const ofOffer = { offerId: 'O1', reviewsPage };
  expect(await requestedAfter([austria, graz], inVienna)).toEqual([
    ofOffer,
    { partnerSlug: 'mopmarten', ...austria, reviewsPage },
  ]);
  cleanup();
  expect(await requestedAfter([everywhere], inVienna)).toEqual([
    ofOffer,
    { partnerSlug: 'mopmarten', ...everywhere, reviewsPage },
  ]);
  cleanup();
  expect(await requestedAfter([], inVienna)).toEqual([ofOffer]);
  cleanup();
  expect(await requestedAfter([everywhere], null)).toEqual([ofOffer]);
});

it('requests the page of the reviews that is shown', async () => {
  expect(await requestedAfter([everywhere], inVienna, '/berlin?reviews=2')).toEqual([
    { offerId: 'O1', reviewsPage: 2 },
    { partnerSlug: 'mopmarten', ...everywhere, reviewsPage: 2 },
  ]);
});
