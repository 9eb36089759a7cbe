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

/** Opens the desk of a user who went to the site of a company. */
const openVisit = async (offer: object = {}) => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(
    <>
      <FlashRegion />
      <DeskPage />
    </>,
    { path: '/my-desk/jobs' },
  );
  /** Answers what is sent, with these rows of the desk; returns its input. */
  const answer = async (rows: readonly object[], userErrors: readonly object[] = []) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const { request } = environment.mock.getMostRecentOperation();
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          ReportedOfferConnection: () => ({ edges: [] }),
          User: () => ({ id: 'user' }),
          UserJobOfferConnection: () => ({ edges: rows.map((node) => ({ node })) }),
          UserJobOffer: () => ({ appliedAt: '2026-11-28T03:04:05Z', opportunity: null, review: null }),
          Application: () => ({ id: 'application', stage: 'APPLIED', reachedOn: null }),
          JobOffer: () => ({
            id: 'offer',
            takesApplications: true,
            isDirectApply: false,
            ...offer,
          }),
          Partner: () => ({ name: 'Barkberry' }),
          DismissReviewOpportunityPayload: () => ({ userErrors }),
        }),
      ),
    );
    return request.variables['input'] as object;
  };
  await answer([{ id: 'mine' }]);
  return { environment, answer };
};

const visit = 'You went to the Barkberry site on 28 Nov 2026';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a visit to the site of a company is called one, is confirmed by a stage, and can be taken off the desk', async () => {
  const { environment, answer } = await openVisit();
  await screen.findByText(visit);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await press('I didn’t apply there');
  expect(screen.getByRole('button', { name: 'One moment' }).getAttribute('aria-disabled')).toBe('true');
  expect(await answer([])).toEqual({ offerId: 'offer', dismissed: true, until: null });
  await screen.findByText('Removed from this page.');
  expect(screen.queryByText(visit)).toBeNull();
  await press('Undo');
  expect(await answer([{ id: 'mine' }])).toEqual({ offerId: 'offer', dismissed: false });
  await screen.findByText(visit);
  await press('Applied');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const { reachedOn } = reachedNow('APPLIED', true);
  const application = { id: 'application', stage: 'APPLIED', reachedOn };
  const [operation] = environment.mock.getAllOperations();
  expect(operation?.request.variables['input']).toEqual({ offerId: 'offer', stage: 'APPLIED', reachedOn });
  await act(async () =>
    environment.mock.resolve(operation!, { data: { setApplication: { application, userErrors: [] } } }),
  );
  await screen.findByText('You applied on 28 Nov 2026');
  expect(screen.queryByRole('button', { name: 'I didn’t apply there' })).toBeNull();
});

it('a visit that could not be taken off the desk stays', async () => {
  const { environment, answer } = await openVisit();
  await screen.findByText(visit);
  await press('I didn’t apply there');
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await screen.findByRole('button', { name: 'I didn’t apply there' });
  await press('I didn’t apply there');
  await answer([{ id: 'mine' }], [{ message: 'This no longer exists.' }]);
  await screen.findByText('This no longer exists.');
  expect(screen.getByText(visit)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('a gig that lacks its company is left out as a whole', async () => {
  await openVisit({ partner: null });
  await screen.findByText('No applications yet');
  expect(screen.queryByRole('button', { name: 'Applied' })).toBeNull();
});
