import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { SentApplications } from './SentApplications.tsx';

const store = (sent: readonly object[]): void => {
  localStorage.setItem('sentApplications', JSON.stringify(sent));
  window.dispatchEvent(new StorageEvent('storage', { key: 'sentApplications' }));
};

afterEach(() => {
  cleanup();
  store([]);
  localStorage.clear();
});

const sentAt = Date.UTC(2026, 3, 5, 12);
const byForm = { leadId: 'l-1', offerId: 'o-1', sentAt, form: { partner: 'Nestkin', gig: 'Babysitter' } };
const visit = { leadId: 'l-2', offerId: 'o-2', sentAt, form: null };

const offer = (id: string, partner: string) => ({
  __typename: 'JobOffer',
  id,
  cardTitle: `Gig of ${partner}`,
  city: { id: 'c', name: 'Graz', slug: 'graz' },
  partner: { id: `p-${id}`, name: partner, slug: partner.toLowerCase(), orgSlug: partner.toLowerCase() },
});

const open = async (sent: readonly object[]) => {
  store(sent);
  const environment = createMockEnvironment();
  await renderInSite(<SentApplications />, { environment });
  return environment;
};

describe("a guest's applications", () => {
  it('are not there without any, and ask for nothing', async () => {
    const environment = await open([]);
    expect(screen.queryByRole('region')).toBeNull();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('are shown with their gigs and days; those of the form lead to what comes next', async () => {
    const environment = await open([byForm, visit]);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ ids: ['o-1', 'o-2'] });
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { nodes: [offer('o-1', 'Nestkin'), offer('o-2', 'Swiftbite')] },
      } as never),
    );
    const [first, second] = within(screen.getByRole('region', { name: 'Your applications' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toContain('You applied on 5 Apr 2026');
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: /applied/ })
        .getAttribute('href'),
    ).toBe('/direct/l-1');
    expect(second?.textContent).toContain('You went to the Swiftbite site on 5 Apr 2026');
    expect(
      within(second as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/graz/swiftbite');
  });

  it('stay in the list when their gig is gone or does not load, if the form named it', async () => {
    const environment = await open([byForm, visit]);
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'BabysitterNestkinYou applied on 5 Apr 2026',
    ]);
  });

  it('offer an account, which takes those with its address over', async () => {
    await open([byForm]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: 'Create your account' })).toBeDefined();
  });
});
