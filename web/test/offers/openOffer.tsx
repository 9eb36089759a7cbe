import { waitFor } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect } from 'vitest';
import { jobOfferRoutes } from '../../src/pages/pageRoutes.tsx';
import { renderInSite } from '../renderInSite.tsx';
import { sampleOffer } from '../sampleOffer.ts';

/** Opens the page of an offer; null for one that does not exist. Similar offers that it does not list are the one of the sample. */
export const openOffer = async (
  offer: (Readonly<Record<string, unknown>> & { readonly similar?: readonly object[] }) | null,
  path = '/berlin/swiftbite',
  environment = createMockEnvironment(),
) => {
  environment.mock.queueOperationResolver((operation) =>
    offer === null
      ? { data: { jobOffer: null } }
      : MockPayloadGenerator.generate(operation, {
          JobOffer: ({ path: place }) =>
            place?.includes('similar')
              ? (offer.similar?.[Number(place.at(-1))] ?? sampleOffer.similarOne)
              : offer,
        }),
  );
  const site = await renderInSite(null, { environment, path, routes: jobOfferRoutes });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(site.reports).toEqual([]);
  return site;
};
