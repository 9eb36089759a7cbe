import { getRequest, type commitMutation, type fetchQuery } from 'relay-runtime';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { authSetup } from '../authSetup.ts';
import { changeAuth, forgetAccount } from '../authStore.ts';
import {
  hasPendingContributions,
  queueBirthdate,
  queueContribution,
  pendingContributions,
} from './pendingContributions.ts';
import { sendQueued } from './sendQueued.ts';
import { sendPending } from './sendPending.ts';

afterAll(() => vi.restoreAllMocks());
vi.mock('react-relay', async (original) => ({
  ...(await original<object>()),
  commitMutation: vi.fn<typeof commitMutation>(),
  fetchQuery: vi.fn<typeof fetchQuery>(),
}));
const relay = await import('react-relay');

type Answer = 'accepted' | 'failed' | { readonly code: string; readonly message: string };

/** What was sent: the name of the operation and its input. */
let sent: [name: string, input: unknown][] = [];
const inputs = () => sent.map(([, input]) => input as { idempotencyKey: string; secondsAgo: number });
let answers: Record<string, Answer> = {};
let birthdate: string | null = null;
let onSent = (): unknown => undefined;
let onNotice = vi.fn<(message: string, variation: string) => void>();

const environment = () => authSetup().environment();
const earning = { kind: 'earnings', jobOfferId: 'offer-1', value: 14.5, currency: 'EUR' } as const;
const signUp = { kind: 'signupLength', jobOfferId: 'offer-1', value: 'ONE_WEEK' } as const;

beforeEach(() => {
  removeAccountEntries();
  localStorage.clear();
  forgetAccount();
  setReportDelivery(() => undefined);
  ({ onNotice } = setUpAccount());
  const { idToken } = tokens();
  changeAuth({ idToken: idToken.toString(), expiresAt: Date.now() + 60_000 });
  sent = [];
  answers = {};
  birthdate = null;
  onSent = () => undefined;
  vi.mocked(relay.commitMutation).mockImplementation((_environment, config) => {
    const name = getRequest(config.mutation).params.name.replace(/^[a-z]+Calls|Mutation$/g, '');
    sent.push([name, (config.variables as { input: unknown }).input]);
    onSent();
    const answer = answers[name] ?? 'accepted';
    if (answer === 'failed') config.onError?.(new Error('Offline.'));
    else if (typeof answer === 'object' && answer.code === 'BAD_USER_INPUT')
      config.onCompleted?.(
        { payload: null } as never,
        [{ message: answer.message, extensions: { code: answer.code } }] as never,
      );
    else
      config.onCompleted?.({ payload: { userErrors: answer === 'accepted' ? [] : [answer] } } as never, null);
    return { dispose: () => undefined };
  });
  vi.mocked(relay.fetchQuery).mockImplementation((() => ({
    toPromise: () => Promise.resolve({ viewer: { loginsCount: 1, metadata: { birthdate } } }),
  })) as unknown as typeof fetchQuery);
});

describe('contributions that a browser has queued', () => {
  it('are stored with the offer, the value and a key', { tags: ['R3.117', 'R3.116'] }, () => {
    queueContribution(earning);
    queueContribution({ ...earning, jobOfferId: 'offer-2' });
    const { key } = queueContribution({ ...earning, value: 16 });
    queueBirthdate('1999-02-03');
    const keptAt = expect.any(Number) as number;
    const stored = JSON.parse(localStorage.getItem('pendingContributions') ?? '') as object;
    expect(stored).toEqual({
      birthdate: '1999-02-03',
      earnings: [
        { jobOfferId: 'offer-2', value: 14.5, currency: 'EUR', key: expect.any(String) as string, keptAt },
        { jobOfferId: 'offer-1', value: 16, currency: 'EUR', key, keptAt },
      ],
    });
  });

  it('are sent once, even by several callers, and removed', { tags: ['R4.68', 'R4.69'] }, async () => {
    const { key } = queueContribution(earning);
    queueContribution(signUp);
    await Promise.all([sendQueued(), sendQueued(), sendPending(environment())]);
    expect(sent.map(([name]) => name)).toEqual(['Earning', 'SignUp']);
    expect(sent[0]?.[1]).toMatchObject({
      offerId: 'offer-1',
      value: 14.5,
      currency: 'EUR',
      idempotencyKey: key,
    });
    expect(localStorage.getItem('pendingContributions')).toBeNull();
    expect(onNotice.mock.calls).toEqual([['contribution.sent', 'success']]);
  });

  it('stay after a failure, and are sent again with the same key', { tags: ['R4.68'] }, async () => {
    queueContribution(earning);
    queueContribution(signUp);
    answers = { Earning: 'failed', SignUp: { code: 'TOO_MANY_REQUESTS', message: 'Later.' } };
    await sendQueued();
    expect(onNotice.mock.calls).toEqual([['contribution.kept', 'info']]);
    expect(pendingContributions().contributions).toHaveLength(2);
    answers = {};
    await sendQueued();
    expect(inputs()[2]).toMatchObject({ idempotencyKey: inputs()[0]?.idempotencyKey, value: 14.5 });
    expect(hasPendingContributions()).toBe(false);
  });

  it('that could not be sent because the session has ended are not said to be tried again', async () => {
    queueContribution(earning);
    answers = { Earning: 'failed', Earnings: 'failed' };
    onSent = forgetAccount;
    await sendQueued();
    expect(sent).toHaveLength(1);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('are removed when they are rejected, and the visitor reads why', async () => {
    queueContribution(earning);
    queueContribution(signUp);
    answers = { Earning: { code: 'IMPLAUSIBLE_HOURLY_PAY', message: 'Too much.' } };
    await sendQueued();
    expect(hasPendingContributions()).toBe(false);
    expect(onNotice.mock.calls).toEqual([
      ['contribution.sent', 'success'],
      ['contribution.rejected', 'error', { reason: 'Too much.' }],
    ]);
  });

  it('are removed when the gateway itself rejects them', async () => {
    queueContribution({ ...signUp, jobOfferId: 'no id of the graph' });
    answers = { SignUp: { code: 'BAD_USER_INPUT', message: 'This is not an id.' } };
    await sendQueued();
    await sendQueued();
    expect(sent).toHaveLength(1);
    expect(hasPendingContributions()).toBe(false);
    expect(onNotice.mock.calls).toEqual([
      ['contribution.rejected', 'error', { reason: 'This is not an id.' }],
    ]);
  });

  it('are rejected each for its own reason', async () => {
    queueContribution(earning);
    queueContribution({ ...earning, jobOfferId: 'offer-2' });
    queueContribution(signUp);
    const rejection = { code: 'IMPLAUSIBLE_HOURLY_PAY', message: 'Too much.' };
    answers = { Earning: rejection, SignUp: { code: 'INVALID', message: 'Unknown.' } };
    await sendQueued();
    expect(onNotice.mock.calls.map(([, , values]: unknown[]) => values)).toEqual([
      { reason: 'Too much.' },
      { reason: 'Unknown.' },
    ]);
  });

  it('say how long ago they were given, and are dropped if the user has given a newer answer or withdrawn it since', async () => {
    const then = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 600_000);
    queueContribution(earning);
    then.mockRestore();
    answers = { Earning: { code: 'CONFLICT', message: 'Newer.' } };
    await sendQueued();
    expect(Math.abs(Number(inputs()[0]?.secondsAgo) - 600)).toBeLessThan(60);
    expect(hasPendingContributions()).toBe(false);
    expect(onNotice.mock.calls).toEqual([['contribution.replaced', 'info']]);
  });

  it('keep a value that is typed while the former one is being sent', async () => {
    queueContribution(earning);
    onSent = () => queueContribution({ ...earning, value: 20 });
    await sendPending(environment());
    expect(pendingContributions().contributions).toMatchObject([{ value: 20 }]);
  });

  it('are not sent for a guest', async () => {
    forgetAccount();
    queueContribution(earning);
    await sendQueued();
    expect(sent).toEqual([]);
    expect(hasPendingContributions()).toBe(true);
  });

  it(
    'include a date of birth, which is saved with the account unless it has one',
    { tags: ['R4.70'] },
    async () => {
      queueBirthdate('1999-02-03');
      await sendQueued();
      expect(sent).toEqual([['UpdateMetadata', { birthdate: '1999-02-03' }]]);
      expect(hasPendingContributions()).toBe(false);
      birthdate = '1980-01-01';
      queueBirthdate('1999-02-03');
      await sendQueued();
      expect(sent).toHaveLength(1);
      expect(hasPendingContributions()).toBe(false);
    },
  );

  it('survive without storage until the page is closed', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    queueContribution(earning);
    refuse.mockRestore();
    expect(pendingContributions().contributions).toMatchObject([earning]);
    await sendQueued();
    expect(sent).toHaveLength(1);
    expect(hasPendingContributions()).toBe(false);
  });

  it.each(['', '[]', 'null', '{"earnings":3}', '{"earnings":[{"value":1}],"birthdate":5}'])(
    'ignore an invalid entry: %j',
    (text) => {
      localStorage.setItem('pendingContributions', text);
      expect(pendingContributions()).toEqual({ birthdate: null, contributions: [] });
    },
  );
});
