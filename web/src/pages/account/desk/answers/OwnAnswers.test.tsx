import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import en from '../../../../../../locales/en.json' with { type: 'json' };
import { renderInSite } from '../../../../../test/renderInSite.tsx';
import {
  queueContribution,
  removeContribution,
} from '../../../../auth/contributions/pendingContributions.ts';
import { changeAuth, forgetAccount } from '../../../../auth/authStore.ts';
import { FlashRegion } from '../../../../shell/flash/FlashRegion.tsx';
import { DeskPage } from '../DeskPage.tsx';

beforeAll(async () => {
  await import('../DeskContent.tsx');
}, 60_000);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  forgetAccount();
});

const nothing = {
  currency: 'EUR',
  earningAmount: null,
  earningReportedAt: null,
  earningStatus: null,
  earningCountsFrom: null,
  costToStartAmount: null,
  costToStartReportedAt: null,
  costToStartStatus: null,
  costToStartCountsFrom: null,
  signUpTime: null,
  signUpTimeReportedAt: null,
  signUpTimeStatus: null,
  signUpTimeCountsFrom: null,
  customerAvailability: null,
  customerAvailabilityReportedAt: null,
  customerAvailabilityStatus: null,
  customerAvailabilityCountsFrom: null,
};
const earning = {
  earningAmount: { amount: 14.5 },
  earningReportedAt: '2026-11-03T08:00:00Z',
  earningStatus: 'NEW_ACCOUNT',
  earningCountsFrom: '2026-11-10T08:00:00Z',
};
const cost = {
  costToStartAmount: { amount: 0 },
  costToStartReportedAt: '2026-11-04T08:00:00Z',
  costToStartStatus: 'COUNTS',
};

/** What the server answers for a user who reported this about one gig; null: the answers do not load. */
const answersOf = (contributions: object | null) => ({
  UserJobOfferConnection: () => ({ edges: [] }),
  User: () => ({ id: 'user', ...(contributions === null && { reportedOffers: null }) }),
  ReportedOfferConnection: () => ({ edges: [{ node: { id: 'reported' } }] }),
  OwnContributions: () => ({ ...nothing, ...contributions }),
  JobOffer: () => ({ id: 'offer' }),
});

/** Opens the desk of such a user. */
const openDesk = async (contributions: object | null) => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(
    <>
      <FlashRegion />
      <DeskPage />
    </>,
    { path: '/my-desk/jobs' },
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, answersOf(contributions)),
  );
  const panel = within(await screen.findByRole('region', { name: 'Your answers' }));
  /** What is sent; afterwards the user has reported this. */
  const answer = async (changed: object) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
    const { request } = environment.mock.getMostRecentOperation();
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) => {
        const accepted = () => ({ userErrors: [] });
        return MockPayloadGenerator.generate(operation, {
          ...answersOf(changed),
          SubmitEarningPayload: accepted,
          WithdrawEarningPayload: accepted,
        });
      }),
    );
    return request.variables['input'] as object;
  };
  return { panel, answer, environment };
};

const lines = (panel: Pick<typeof screen, 'getAllByRole'>) =>
  panel.getAllByRole<HTMLButtonElement>('button').map((button) => button.closest('li')?.textContent);

it('lists each answer with its value, its day and whether it counts', async () => {
  const { panel } = await openDesk({
    ...earning,
    ...cost,
    signUpTime: 'TWO_WEEKS',
    signUpTimeStatus: 'UNUSUAL',
  });
  expect(lines(panel)).toEqual([
    expect.stringMatching(
      /^Earnings€14\.50an hourAnswered on 3 Nov 2026\. Your answer counts from 10 November 2026, because/,
    ),
    expect.stringMatching(/^Cost to startFree to startAnswered on 4 Nov 2026\. Your answer counts\./),
    expect.stringMatching(/^Sign-up takes2 weeks Your answer is far from the others\./),
  ]);
});

it('withdraws an answer, and reports it again with Undo', async () => {
  const { panel, answer, environment } = await openDesk({ ...earning, ...cost });
  await userEvent.click(panel.getAllByRole('button', { name: 'Withdraw answer' })[0] as HTMLElement);
  await waitFor(() => expect(lines(panel)).toEqual([expect.stringMatching(/^Cost to start/)]));
  expect(await answer(cost)).toEqual({ offerId: 'offer' });
  await screen.findByText('Your answer has been withdrawn.');
  expect(lines(panel)).toEqual([expect.stringMatching(/^Cost to start/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await answer({ ...earning, ...cost })).toMatchObject({
    offerId: 'offer',
    value: 14.5,
    currency: 'EUR',
  });
  await screen.findByText('Your answer is back.');
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toContain(
      'DeskPageQuery',
    ),
  );
});

it('shows the newer answer that waits in this browser, until it is sent', async () => {
  const queued = queueContribution({ kind: 'earnings', jobOfferId: 'offer', value: 16, currency: 'EUR' });
  queueContribution({ kind: 'earnings', jobOfferId: 'another offer', value: 17, currency: 'EUR' });
  const { panel, environment } = await openDesk(earning);
  expect(lines(panel)).toEqual([
    expect.stringMatching(/^Earnings€14\.50an hourWaiting to be sent€16an hour/),
  ]);
  act(() => removeContribution(queued.key));
  expect(lines(panel)).toEqual([expect.stringMatching(/^Earnings€14\.50an hourAnswered/)]);
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toEqual([
      'DeskPageQuery',
    ]),
  );
});

it('keeps an answer that could not be withdrawn, and says so', async () => {
  const { panel, environment } = await openDesk(earning);
  await userEvent.click(panel.getByRole('button', { name: 'Withdraw answer' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(panel.queryByRole('listitem')).toBeNull();
  act(() => environment.mock.rejectMostRecentOperation(new Error('offline')));
  await screen.findByText('Your answer may not have been withdrawn. Check your connection and try again.');
  expect(lines(panel)).toHaveLength(1);
});

it('says where to report something when nothing is left, and that answers did not load', async () => {
  const { panel } = await openDesk({});
  expect(panel.getByText('No answers yet')).toBeDefined();
  expect(panel.queryByRole('listitem')).toBeNull();
  cleanup();
  const failed = await openDesk(null);
  expect(failed.panel.queryByText('No answers yet')).toBeNull();
  expect(failed.panel.getByRole('status').textContent).toMatch(en['error.section']);
});
