import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { queueContribution } from '../../auth/contributions/pendingContributions.ts';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { FlashRegion } from '../../shell/flash/FlashRegion.tsx';
import { AmountForm } from './AmountForm.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { SentAnswer } from './SentAnswer.tsx';

let environment = createMockEnvironment();

const own = {
  earningAmount: { amount: 15 },
  earningReportedAt: '2026-11-20T08:00:00.000Z',
  earningStatus: 'NEW_ACCOUNT',
  earningCountsFrom: '2026-11-27T08:00:00.000Z',
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

afterEach(() => {
  // What is under way would hold up the next test.
  while (environment.mock.getAllOperations().length > 0)
    environment.mock.rejectMostRecentOperation(new Error('The test is over.'));
  cleanup();
  localStorage.clear();
  forgetAccount();
});

/** The names of the operations under way. */
const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name);

const form = <AmountForm kind="earnings" offerId="offer-1" currency="EUR" onDone={() => undefined} />;
const answer = { data: { viewer: { contributions: own } } };

const answerForm = (
  <AnswerForm
    kind="signupLength"
    offer={{ offerId: 'offer-1', city: 'Berlin', partner: 'Nestkin' }}
    options={{ ONE_WEEK: 'contribution.submit' }}
    title="contribution.submit"
    question="contribution.submit"
    onClose={() => undefined}
    onDone={() => undefined}
  />
);

const signInHere = () => {
  setUpAccount();
  changeAuth({ idToken: tokens().idToken.toString(), expiresAt: Date.now() + 60_000 });
};

const signIn = () => {
  signInHere();
  environment = createMockEnvironment();
};

/** Opens the form of a user who has answered before; returns its buttons and the names of the mutations it sends. */
const open = async () => {
  signIn();
  environment.mock.queueOperationResolver(() => answer);
  await renderInSite(form, { environment });
  const withdraw = await screen.findByRole('button', { name: 'Withdraw answer' });
  const send = screen.getByRole('button', { name: 'Send answer' });
  const sent = () => names().filter((name) => name.endsWith('Mutation'));
  return { withdraw, send, sent };
};

const isInactive = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it.each([
  ['15.50', 15.5],
  ['15,05', 15.05],
])('sends %s with its cents, and withdraws nothing meanwhile', { tags: ['R1.13'] }, async (typed, value) => {
  const { withdraw, send, sent } = await open();
  fireEvent.change(screen.getByLabelText(/What you earn/), { target: { value: typed } });
  fireEvent.click(send);
  expect([isInactive(send), isInactive(withdraw)]).toEqual([true, true]);
  fireEvent.click(withdraw);
  await expect.poll(sent).toEqual(['contributionCallsEarningMutation']);
  const input = environment.mock.getMostRecentOperation().request.variables['input'] as unknown;
  expect(input).toMatchObject({ offerId: 'offer-1', value, currency: 'EUR' });
  expect(withdraw.textContent).toBe('Withdraw answer');
});

it('says from when the earlier answer counts, and why not before', async () => {
  await open();
  const note = 'Your answer counts from 27 November 2026, because your account is new.';
  expect(screen.getByText(new RegExp(`^${note}`))).toBeTruthy();
});

it.each([
  ['COUNTS', null, 'Your answer counts.'],
  ['SAME_NETWORK', '2026-12-04T08:00:00.000Z', /from 4 December 2026, because others have just answered/],
  ['UNUSUAL', null, /It counts once someone else reports one like it/],
])('says with the thanks what becomes of an answer: %s', async (earningStatus, earningCountsFrom, text) => {
  signIn();
  await renderInSite(
    <>
      <FlashRegion />
      <SentAnswer kind="earnings" isBack={false} offerId="offer-1" />
    </>,
    { environment },
  );
  expect(screen.getByText('Thanks. Your answer is saved.')).toBeTruthy();
  await expect.poll(names).toContain('useOwnContributionsQuery');
  const contributions = { ...own, earningStatus, earningCountsFrom };
  act(() => environment.mock.resolveMostRecentOperation({ data: { viewer: { contributions } } }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('sends nothing while the answer is being withdrawn', async () => {
  const { withdraw, send, sent } = await open();
  fireEvent.click(withdraw);
  expect([isInactive(send), isInactive(withdraw)]).toEqual([true, true]);
  fireEvent.click(send);
  await expect.poll(sent).toEqual(['withdrawalsEarningMutation']);
  expect(localStorage.getItem('pendingContributions')).toBeNull();
});

it.each([
  [
    'an amount',
    form,
    () => fireEvent.change(screen.getByLabelText(/What you earn/), { target: { value: '14' } }),
  ],
  ['an answer', answerForm, () => fireEvent.click(screen.getByRole('radio'))],
])('sends %s after a login, whatever the guest typed as the date of birth', async (_name, part, fill) => {
  environment = createMockEnvironment();
  await renderInSite(part, { environment });
  for (const [label, value] of [
    ['Day', '1'],
    ['Month', '1'],
    ['Year', '2999'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fill();
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(localStorage.getItem('pendingContributions')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Day'));
  act(signInHere);
  expect(screen.queryByLabelText('Day')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await expect.poll(names).toContainEqual(expect.stringMatching(/^contributionCalls/));
});

it('is not closed by the answer to a former form', async () => {
  signIn();
  const onDone = vi.fn();
  const openForm = (opening: number) => (
    <AmountForm key={opening} kind="earnings" offerId="offer-1" currency="EUR" onDone={onDone} />
  );
  environment.mock.queueOperationResolver(() => answer);
  function Forms() {
    const [opening, setOpening] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setOpening(opening + 1)}>
          again
        </button>
        {openForm(opening)}
      </>
    );
  }
  await renderInSite(<Forms />, { environment });
  const saved = { data: { submitEarning: { earning: null, userErrors: [] } } };
  const call = () =>
    environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'contributionCallsEarningMutation');
  const sendAnswer = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await vi.waitFor(() => expect(call()).toBeTruthy());
  };
  const receive = () => act(async () => environment.mock.resolve(call() as never, saved));
  await screen.findByRole('button', { name: 'Withdraw answer' });
  await sendAnswer();
  fireEvent.click(screen.getByText('again'));
  await receive();
  expect(onDone).not.toHaveBeenCalled();
  await sendAnswer();
  await receive();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

describe('a rejection', () => {
  const calls = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name.startsWith('contributionCalls'));
  const receive = async (data: object) => {
    await vi.waitFor(() => expect(calls()).toHaveLength(1));
    await act(async () => environment.mock.resolve(calls()[0] as never, { data } as never));
  };
  const saved = { submitEarning: { earning: null, userErrors: [] } };
  const userErrors = [{ code: 'IMPLAUSIBLE_START_COST', message: 'Too much.' }];
  const isShown = () => screen.queryByText('One of your answers wasn’t accepted: Too much.') !== null;
  function Announce() {
    const flash = useFlash();
    return (
      <button type="button" onClick={() => flash({ variation: 'info', message: 'Another matter.' })}>
        announce
      </button>
    );
  }
  const openAndSend = async () => {
    signIn();
    environment.mock.queueOperationResolver(() => answer);
    function Page() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(false)}>
            cancel
          </button>
          <Announce />
          <FlashRegion />
          {isOpen && form}
        </>
      );
    }
    await renderInSite(<Page />, { environment });
    await screen.findByRole('button', { name: 'Withdraw answer' });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  };

  it('of an answer that was queued earlier is shown when another one is sent', async () => {
    queueContribution({ kind: 'cost', jobOfferId: 'offer-2', value: 9000, currency: 'EUR' });
    await openAndSend();
    await receive(saved);
    await receive({ submitCostToStart: { costToStart: null, userErrors } });
    await expect.poll(isShown).toBe(true);
    expect(screen.getByText('Thanks. Your answer is saved.')).toBeTruthy();
  });

  it('does not stand beside the message that an earlier answer is saved', async () => {
    await openAndSend();
    await receive(saved);
    expect(await screen.findByText('Thanks. Your answer is saved.')).toBeTruthy();
    fireEvent.click(screen.getByText('announce'));
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await receive({ submitEarning: { earning: null, userErrors } });
    expect(await screen.findByText('Too much.')).toBeTruthy();
    expect(screen.queryByText('Thanks. Your answer is saved.')).toBeNull();
    expect(screen.getByText('Another matter.')).toBeTruthy();
  });

  it('is shown in the form, and outside of it once that is closed', async () => {
    await openAndSend();
    await receive({ submitEarning: { earning: null, userErrors } });
    expect(await screen.findByText('Too much.')).toBeTruthy();
    expect(isShown()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await vi.waitFor(() => expect(calls()).toHaveLength(1));
    fireEvent.click(screen.getByText('cancel'));
    await receive({ submitEarning: { earning: null, userErrors } });
    await expect.poll(isShown).toBe(true);
  });
});

it('lets what somebody types replace the earlier amount that arrives in the meantime', async () => {
  signIn();
  await renderInSite(form, { environment });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  await expect.poll(names).toContain('useOwnContributionsQuery');
  const ofUser = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.params.name === 'useOwnContributionsQuery');
  act(() => environment.mock.resolve(ofUser as never, answer));
  await expect.poll(() => field.value).toBe('15');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
});

it('shows an earlier amount with its cents', async () => {
  signIn();
  queueContribution({ kind: 'earnings', jobOfferId: 'offer-1', value: 14.5, currency: 'EUR' });
  await renderInSite(form, { environment });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('14.50');
});

describe('an implausible amount of a guest', () => {
  const text = /^That doesn’t look like pay for one hour\./;
  const send = (amount: string) => {
    fireEvent.change(screen.getByLabelText(/What you earn/), { target: { value: amount } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  };
  const openForm = async (settle: () => void) => {
    environment = createMockEnvironment();
    await renderInSite(form, { environment });
    await expect.poll(names).toEqual(['usePlausibleAmountsQuery']);
    await act(async () => settle());
  };
  const receive = (plausibleAmounts: object | null) => () =>
    environment.mock.resolveMostRecentOperation({ data: { plausibleAmounts } });
  const costToStartRange = { lowest: { amount: 0 }, highest: { amount: 5000 } };

  it('is refused before the sign-up, and not queued', async () => {
    await openForm(
      receive({ earningRange: { lowest: { amount: 1 }, highest: { amount: 150 } }, costToStartRange }),
    );
    send('99999');
    const field = screen.getByLabelText(/What you earn/);
    expect(screen.getByText(text)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => document.activeElement).toBe(field);
    expect(localStorage.getItem('pendingContributions')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();

    send('150');
    expect(screen.queryByText(text)).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Create your account' })).toBeTruthy();
    expect(localStorage.getItem('pendingContributions')).toContain('"value":150');
  });

  it('is refused before the sign-up when no amount in the currency is accepted', async () => {
    await openForm(receive({ earningRange: null, costToStartRange }));
    send('15');
    expect(screen.getByText('You can’t report amounts in this currency yet.')).toBeTruthy();
    expect(localStorage.getItem('pendingContributions')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['are not there yet', () => undefined],
    ['cannot be loaded', () => environment.mock.rejectMostRecentOperation(new Error('Offline.'))],
    ['are missing', receive(null)],
  ])('is queued for the sign-up while its bounds %s', async (_case, settle) => {
    await openForm(settle);
    send('99999');
    expect(await screen.findByRole('dialog', { name: 'Create your account' })).toBeTruthy();
    expect(localStorage.getItem('pendingContributions')).toContain('"value":99999');
  });
});
