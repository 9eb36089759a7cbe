import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { FlashRegion } from '../../../shell/flash/FlashRegion.tsx';
import { accountRoutes } from '../accountRoutes.tsx';
import { DeskPage } from './DeskPage.tsx';
import { reachedNow } from './stage/stages.ts';

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
          Review: () => ({
            id: 'review',
            rating: 4,
            ratingCountsFrom: '2026-12-05T10:00:00Z',
            reviewText: 'Nette Leute.',
            languageCode: 'de',
          }),
        }),
      ),
    );
  };
  await answer();
  const region = await screen.findByRole('region', { name: 'Your applications and reviews' });
  expect(within(region).getByText('Nette Leute.').lang).toBe('de');
  expect(
    within(region).getByText('These stars count towards the average from 5 December 2026.'),
  ).toBeDefined();
  expect(within(region).getByText(/^4 (of|out of)/)).toBeDefined();
  await userEvent.click(within(region).getByRole('button', { name: 'Edit your review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your review: Swiftbite' });
  await answer();
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Nette Leute.'),
  );
  expect(within(dialog).getByRole('button', { name: 'Delete review' })).toBeDefined();
});

it('the desk shows a gig whose review is deleted as the answer has it: an application about which it does not ask', async () => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(null, { path: '/my-desk/jobs', routes: accountRoutes });
  const answer = async (mine: object, reachedOn: string | null) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          ReportedOfferConnection: () => ({ edges: [] }),
          User: () => ({ id: 'user' }),
          UserJobOfferConnection: () => ({ edges: [{ node: { id: 'mine', ...mine } }] }),
          UserJobOffer: () => ({ appliedAt: '2026-11-28T03:04:05Z', ...mine }),
          Application: () => ({ id: 'application', stage: 'APPLIED', reachedOn }),
          ReviewOpportunity: () => ({ id: 'opportunity', dismissed: false }),
          JobOffer: () => ({ id: 'offer', isDirectApply: false }),
          Review: () => ({ id: 'review', rating: 4, ratingCountsFrom: null }),
          UserError: () => ({ message: 'None' }),
        }),
      ),
    );
  };
  await answer({}, null);
  await screen.findByText(/^You went to the .* site on 28 Nov 2026$/);
  await userEvent.click(screen.getByRole('button', { name: 'Edit your review' }));
  await answer({}, null);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete review' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await answer({ review: null, opportunity: null }, '2026-11-28');
  await screen.findByText('You applied on 28 Nov 2026');
  expect(screen.queryByRole('button', { name: 'Edit your review' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

it('a visit to the site of a company is called one, is confirmed by a stage, and can be taken off the desk', async () => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(
    <>
      <FlashRegion />
      <DeskPage />
    </>,
    { path: '/my-desk/jobs' },
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        ReportedOfferConnection: () => ({ edges: [] }),
        UserJobOfferConnection: () => ({ edges: [{ node: { id: 'mine' } }] }),
        UserJobOffer: () => ({ appliedAt: '2026-11-28T03:04:05Z', opportunity: null, review: null }),
        Application: () => ({ id: 'application', stage: 'APPLIED', reachedOn: null }),
        JobOffer: () => ({ id: 'offer', takesApplications: true, isDirectApply: false }),
        Partner: () => ({ name: 'Barkberry' }),
      }),
    ),
  );
  const visit = 'You went to the Barkberry site on 28 Nov 2026';
  await screen.findByText(visit);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  const answer = async (data: object) => {
    const [operation] = environment.mock.getAllOperations();
    if (!operation) throw new Error('Nothing was sent.');
    const { input } = operation.request.variables;
    await act(async () => environment.mock.resolve(operation, { data } as never));
    return input as object;
  };
  const dismissed = { dismissReviewOpportunity: { opportunity: null, userErrors: [] } };
  await userEvent.click(screen.getByRole('button', { name: 'I didn’t apply there' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(await answer(dismissed)).toEqual({ offerId: 'offer', dismissed: true, until: null });
  await screen.findByText('Removed from this page.');
  expect(screen.queryByText(visit)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(visit);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(await answer(dismissed)).toEqual({ offerId: 'offer', dismissed: false });
  await userEvent.click(screen.getByRole('button', { name: 'Applied' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const { reachedOn } = reachedNow('APPLIED', true);
  const application = { id: 'application', stage: 'APPLIED', reachedOn };
  expect(await answer({ setApplication: { application, userErrors: [] } })).toEqual({
    offerId: 'offer',
    stage: 'APPLIED',
    reachedOn,
  });
  await screen.findByText('You applied on 28 Nov 2026');
  expect(screen.queryByRole('button', { name: 'I didn’t apply there' })).toBeNull();
});
