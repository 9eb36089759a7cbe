import { cleanup, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { savedOffers } from '../../../features/saved-offers/savedOffers.ts';
import { viewedOffers } from '../../../features/viewed-offers/viewedOffers.ts';
import { ViewedOffers } from './ViewedOffers.tsx';

afterEach(() => {
  cleanup();
  savedOffers.set([]);
  viewedOffers.set([]);
  localStorage.clear();
});

const gig = (partner: string) => ({
  id: partner,
  place: `graz/${partner}`,
  partner,
  city: 'Graz',
  logo: partner,
});

it('viewed gigs are asked for unless they are saved, which shows them already', async () => {
  viewedOffers.set([gig('nestkin'), gig('swiftbite')]);
  savedOffers.put(gig('nestkin'));
  const environment = createMockEnvironment();
  await renderInSite(<ViewedOffers />, { environment });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    places: [{ citySlug: 'graz', partnerSlug: 'swiftbite' }],
  });
});
