import { cleanup } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { useReloadReviews, type ReviewPlace } from './useReloadReviews.ts';

afterEach(cleanup);

const vienna: ReviewPlace = {
  partner: { id: 'P1', slug: 'mopmarten' },
  city: { slug: 'vienna', country: { slug: 'austria' } },
};
const everywhere = { countrySlug: null, citySlug: null };
const austria = { countrySlug: 'austria', citySlug: null };
const graz = { countrySlug: 'austria', citySlug: 'graz' };

/** The variables of what is requested after a review of O1, while the store holds `shown` of the company. */
const requestedAfter = async (
  shown: readonly Record<string, string | null>[],
  about: ReviewPlace | null,
  path = '/berlin',
) => {
  const environment = createMockEnvironment();
  commitLocalUpdate(environment, (store) => {
    const company = store.create('P1', 'Partner');
    shown.forEach((place) => company.getOrCreateLinkedRecord('place', 'PartnerPlace', place));
  });
  function Reloader() {
    const reload = useReloadReviews();
    return <button onClick={() => reload('O1', about)}>Reload</button>;
  }
  const { getByText } = await renderInSite(<Reloader />, { environment, path });
  getByText('Reload').click();
  return environment.mock.getAllOperations().map(({ request }) => request.variables);
};

it('requests the reviews of the offer and of the places of the company that are shown and list the review', async () => {
  const page = 1;
  const ofOffer = { offerId: 'O1', page };
  expect(await requestedAfter([austria, graz], vienna)).toEqual([
    ofOffer,
    { partnerSlug: 'mopmarten', ...austria, page },
  ]);
  cleanup();
  expect(await requestedAfter([everywhere], vienna)).toEqual([
    ofOffer,
    { partnerSlug: 'mopmarten', ...everywhere, page },
  ]);
  cleanup();
  expect(await requestedAfter([], vienna)).toEqual([ofOffer]);
  cleanup();
  expect(await requestedAfter([everywhere], null)).toEqual([ofOffer]);
});

it('requests the page of the reviews that is shown', async () => {
  expect(await requestedAfter([everywhere], vienna, '/berlin?reviews=2')).toEqual([
    { offerId: 'O1', page: 2 },
    { partnerSlug: 'mopmarten', ...everywhere, page: 2 },
  ]);
});
