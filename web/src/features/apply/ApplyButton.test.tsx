import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { sampleOffer } from '../../../test/sampleOffer.ts';
import { jobOfferRoutes } from '../../pages/pageRoutes.tsx';
import { decodeClickData } from '../../paths/clickData.ts';
import { rememberSent } from './sentApplications.ts';

const lead = '0b54ae9c-7d2a-4c40-9f6f-0d6fd4a6f0aa';

afterEach(() => {
  localStorage.clear();
  // Simulates another tab that clears its storage.
  window.dispatchEvent(new StorageEvent('storage'));
  cleanup();
});

const open = async (changes: object, query = '') => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      JobOffer: () => ({ ...sampleOffer.full, similar: [], ...changes }),
    }),
  );
  const site = await renderInSite(null, {
    environment,
    path: `/berlin/swiftbite${query}`,
    routes: jobOfferRoutes,
  });
  await screen.findByRole('heading', { level: 1 });
  return site;
};

const address = (path: string | null | undefined) => new URL(path ?? '', 'http://localhost');

describe('apply button', () => {
  it(
    'is a link to the redirect page with click data for a verified redirect offer',
    { tags: ['R1.05', 'R1.19'] },
    async () => {
      await open({}, '?utm_source=mail');
      const [link] = screen.getAllByRole('link', { name: 'Apply on the Swiftbite site' });
      const { pathname, searchParams } = address(link?.getAttribute('href'));
      expect(pathname).toBe('/redirect/berlin/swiftbite');
      expect(decodeClickData(searchParams.get('cd') ?? '', () => undefined)).toEqual({
        click_source: 'offer',
        utm_source: 'mail',
      });
    },
  );

  it('opens the form on this site for a direct offer', { tags: ['R1.19', 'R2.162'] }, async () => {
    await open({ isDirectApply: true });
    fireEvent.click(screen.getAllByRole('button', { name: 'Apply now' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Apply to Swiftbite' })).toBeDefined();
  });

  it('shows the day of the application and links to the confirmation for an offer already applied to', async () => {
    const form = { partner: 'Swiftbite', gig: 'Rider' };
    rememberSent({ leadId: lead, offerId: sampleOffer.full.id, form }, Date.UTC(2026, 4, 3, 12));
    await open({ isDirectApply: true });
    const [note] = screen.getAllByRole('link', { name: 'You applied on 3 May 2026' });
    expect(note?.getAttribute('href')).toBe(`/direct/${lead}`);
    expect(screen.getAllByRole('button', { name: 'Apply again' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
  });

  it('shows when the visitor continued to the company’s site', async () => {
    rememberSent({ leadId: lead, offerId: sampleOffer.full.id, form: null }, Date.UTC(2026, 4, 3, 12));
    await open({});
    expect(screen.getAllByText('You went to the Swiftbite site on 3 May 2026').length).toBeGreaterThan(0);
  });

  it(
    'warns before an application to an unverified offer, and Cancel stays on the page',
    { tags: ['R2.177'] },
    async () => {
      const site = await open({ isVerified: false });
      const [link] = screen.getAllByRole('link', { name: 'Apply on the Swiftbite site' });
      fireEvent.click(link as HTMLElement);
      await screen.findByRole('dialog', { name: 'We haven’t verified this gig' });
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(site.visited.mock.calls).toEqual([['/berlin/swiftbite']]);
    },
  );

  it('opens the redirect page or the form after the warning', { tags: ['R2.177'] }, async () => {
    const site = await open({ isVerified: false });
    fireEvent.click(screen.getAllByRole('link', { name: 'Apply on the Swiftbite site' })[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Apply anyway' }));
    await waitFor(() =>
      expect(site.visited.mock.lastCall?.[0]).toMatch(/^\/redirect\/berlin\/swiftbite\?cd=/),
    );
    cleanup();
    await open({ isVerified: false, isDirectApply: true });
    fireEvent.click(screen.getAllByRole('button', { name: 'Apply now' })[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Apply anyway' }));
    expect(await screen.findByRole('dialog', { name: 'Apply to Swiftbite' })).toBeDefined();
  });
});
