import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { sampleOffer } from '../../../../test/sampleOffer.ts';
import { forgetAccount } from '../../../auth/authStore.ts';
import { savedOffers } from '../../../features/saved-offers/savedOffers.ts';
import type { StoredOffer } from '../../../features/stored-offers/storedOffers.ts';
import { accountRoutes } from '../accountRoutes.tsx';

// Compiling a page takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await Promise.all([import('./SavedPage.tsx'), import('./SavedLists.tsx')]);
}, 60_000);

afterEach(() => {
  cleanup();
  forgetAccount();
  savedOffers.set([]);
});

const stored = (partner: string): StoredOffer => ({
  id: `offer-${partner}`,
  place: `berlin/${partner.toLowerCase()}`,
  partner,
  city: 'Berlin',
  logo: partner.toLowerCase(),
});

const cityOfAll = { id: 'Q2l0eTox', name: 'Berlin', slug: 'berlin' };

/** The offer at a place as the graph answers it; null when it is not on the site any more. */
const answerTo = (place: string, gone: readonly string[]) => {
  const offer = savedOffers.get().find((each) => each.place === place);
  if (!offer || gone.includes(offer.partner)) return { jobOffer: null };
  const partner = { id: offer.logo, name: offer.partner, slug: offer.logo, orgSlug: offer.logo };
  return { jobOffer: { ...sampleOffer.full, id: offer.id, cardTitle: null, city: cityOfAll, partner } };
};

const open = async (...partners: string[]) => {
  partners.toReversed().forEach((partner) => savedOffers.put(stored(partner)));
  const environment = createMockEnvironment();
  await renderInSite(null, { environment, path: '/my-desk/saved', routes: accountRoutes });
  await screen.findByRole('heading', { level: 1, name: 'Saved' });
  return environment;
};

const requests = (environment: ReturnType<typeof createMockEnvironment>) =>
  environment.mock.getAllOperations().map(({ request }) => {
    const { places } = request.variables as { places: { citySlug: string; partnerSlug: string }[] };
    return places.map(({ citySlug, partnerSlug }) => `${citySlug}/${partnerSlug}`);
  });

const resolve = async (environment: ReturnType<typeof createMockEnvironment>, ...gone: string[]) => {
  await waitFor(() => expect(requests(environment)).toHaveLength(1));
  const jobOffersByPlaces = requests(environment)[0]?.map((place) => answerTo(place, gone));
  act(() =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ jobOffersByPlaces }) }),
    ),
  );
};

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const heart = (partner: string) => screen.getByRole('button', { name: `Save ${partner} in Berlin` });

describe('the page of the saved offers', () => {
  it('says to a guest without any how to save some, and requests nothing', async () => {
    const environment = await open();
    expect(await screen.findByText('Nothing saved yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find gigs' }).getAttribute('href')).toBe('/');
    expect(environment.mock.getAllOperations()).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('shows them in one request, the latest first, and again without a request when one is put back', async () => {
    const environment = await open('Swiftbite', 'Nestkin', 'Noodlewheel');
    await resolve(environment);
    await waitFor(() => expect(titles()).toEqual(['Swiftbite', 'Nestkin', 'Noodlewheel']));
    expect(heart('Nestkin').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(heart('Nestkin'));
    expect(titles()).toEqual(['Swiftbite', 'Noodlewheel']);
    act(() => void savedOffers.put(stored('Nestkin'), 1));
    expect(titles()).toEqual(['Swiftbite', 'Nestkin', 'Noodlewheel']);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('requests twelve at a time', async () => {
    const environment = await open(...Array.from({ length: 14 }, (_, at) => `Partner${at + 1}`));
    await resolve(environment);
    await waitFor(() => expect(titles()).toHaveLength(12));
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more gigs' }));
    await resolve(environment);
    await waitFor(() => expect(titles()).toHaveLength(14));
    expect(titles().at(-1)).toBe('Partner14');
    // The button is gone.
    expect(document.activeElement).toHaveProperty('pathname', '/berlin/partner13');
  });

  it('names the number of those that left the site, and removes them on request', async () => {
    await resolve(await open('Swiftbite', 'Nestkin'), 'Nestkin');
    expect(await screen.findByText('One of the gigs is no longer on the site.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the list' }));
    expect(savedOffers.get().map(({ partner }) => partner)).toEqual(['Swiftbite']);
    expect(titles()).toEqual(['Swiftbite']);
  });

  it('offers to try again when they do not load, and keeps them', async () => {
    const environment = await open('Swiftbite');
    await waitFor(() => expect(requests(environment)).toHaveLength(1));
    act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await resolve(environment);
    await waitFor(() => expect(titles()).toEqual(['Swiftbite']));
  });
});
