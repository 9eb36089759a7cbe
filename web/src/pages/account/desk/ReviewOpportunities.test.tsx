import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { FlashRegion } from '../../../shell/flash/FlashRegion.tsx';
import { DeskPage } from './DeskPage.tsx';

// Compiling a page takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await import('./DeskContent.tsx');
}, 60_000);

afterEach(() => {
  cleanup();
  forgetAccount();
});

const review = 'Write a review';
const dayMs = 24 * 60 * 60_000;

/** Opens the desk with one application that is to be reviewed. */
const openDesk = async () => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(
    <>
      <FlashRegion />
      <DeskPage />
    </>,
    { path: '/my-desk/jobs' },
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  /** A list of the user has no opportunity that is dismissed. */
  const resolve = (dismissed: boolean, userErrors: readonly object[] = []) =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        ReportedOfferConnection: () => ({ edges: [] }),
        User: () => ({ id: 'user' }),
        UserJobOfferConnection: () => ({ edges: [{ node: { id: 'mine' } }] }),
        UserJobOffer: () => ({
          appliedAt: '2026-01-02T03:04:05Z',
          review: null,
          ...(dismissed && { opportunity: null }),
        }),
        ReviewOpportunity: () => ({ id: 'opportunity', dismissed: false }),
        Application: () => ({ id: 'application', stage: 'DOCUMENTS', reachedOn: null }),
        JobOffer: () => ({ id: 'offer' }),
        DismissReviewOpportunityPayload: () => ({ userErrors }),
      }),
    );
  resolve(false);
  await screen.findByRole('button', { name: review });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  /** What is sent; it is answered with whether the question is dismissed. */
  const answer = async (dismissed: boolean, userErrors: readonly { message: string }[] = []) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    const { request } = environment.mock.getMostRecentOperation();
    act(() => resolve(dismissed, userErrors));
    return [request.node.params.name, request.variables['input']] as const;
  };
  return { press, answer };
};

const applications = () => within(screen.getByRole('region', { name: 'Your applications and reviews' }));

describe('the question for a review on the desk', () => {
  it.each([
    ['I didn’t do this gig', null, 'We won’t ask about this gig again.'],
    ['Not now', 30, /^We’ll ask you again on \d{1,2} [A-Z][a-z]+ 20\d\d\.$/],
  ])(
    'ends with “%s”, and the application with its stage stays; undo brings it back',
    async (button, days, message) => {
      const { press, answer } = await openDesk();
      await press(button);
      const [name, input] = await answer(true);
      expect(name).toBe('useDismissOpportunityMutation');
      const { until, ...rest } = input as { until: string | null };
      expect(rest).toEqual({ offerId: 'offer', dismissed: true });
      if (days === null) expect(until).toBeNull();
      else expect(Math.abs(Date.parse(until ?? '') - Date.now() - days * dayMs)).toBeLessThan(dayMs);
      await screen.findByText(message);
      expect(screen.queryByRole('button', { name: review })).toBeNull();
      expect(applications().getAllByRole('heading', { level: 3 })).toHaveLength(1);
      expect(applications().getByText('Documents')).toBeDefined();

      await press('Undo');
      expect((await answer(false))[1]).toEqual({ offerId: 'offer', dismissed: false });
      await screen.findByRole('button', { name: review });
    },
  );

  it('stays, and says why, if that is refused', async () => {
    const { press, answer } = await openDesk();
    await press('Not now');
    await answer(false, [{ message: 'This no longer exists.' }]);
    await screen.findByText('This no longer exists.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('button', { name: review })).toBeDefined();
  });
});
