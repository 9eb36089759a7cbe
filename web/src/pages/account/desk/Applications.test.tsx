import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { accountRoutes } from '../accountRoutes.tsx';

// Compiling a page takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await import('./DeskContent.tsx');
}, 60_000);

afterEach(() => {
  cleanup();
  forgetAccount();
});

it('the desk shows the user’s review of a gig, and opens it to be changed or deleted', async () => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(null, { path: '/my-desk/jobs', routes: accountRoutes });
  const answer = async () => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          ReportedOfferConnection: () => ({ edges: [] }),
          UserJobOfferConnection: () => ({ edges: [{ node: { id: 'mine' } }] }),
          UserJobOffer: () => ({ appliedAt: null, opportunity: null, application: null }),
          JobOffer: () => ({ id: 'offer', takesApplications: true }),
          Partner: () => ({ name: 'Swiftbite' }),
          City: () => ({ name: 'Wien' }),
          Review: () => ({ id: 'review', rating: 4, reviewText: 'Nette Leute.', language: 'de' }),
        }),
      ),
    );
  };
  await answer();
  const region = await screen.findByRole('region', { name: 'Your applications and reviews' });
  expect(within(region).getByText('Nette Leute.').lang).toBe('de');
  expect(within(region).getByText(/^4 (of|out of)/)).toBeDefined();
  await userEvent.click(within(region).getByRole('button', { name: 'Edit your review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your review: Swiftbite' });
  await answer();
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Nette Leute.'),
  );
  expect(within(dialog).getByRole('button', { name: 'Delete review' })).toBeDefined();
});
