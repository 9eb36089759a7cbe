import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseConsent, consentToAll } from '../../browser/consent.ts';
import { setReportDelivery } from '../../browser/reportError.ts';
import { leadsFrom } from '../apply/lead/queuedLeads.ts';
import { sentFrom } from '../apply/sentApplications.ts';
import { redirectTo } from './redirectTo.ts';
import { useLeadAndRedirect } from './useLeadAndRedirect.ts';

const postLead = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const sendEvent = vi.hoisted(() =>
  vi.fn<(name: string, detail: object, onSent: () => void) => Promise<void>>(),
);
vi.mock('../analytics/sendEvent.ts', () => ({ sendEvent }));
vi.mock('./redirectTo.ts', () => ({ redirectTo: vi.fn<(address: string) => void>() }));
vi.mock('../apply/lead/postLead.ts', () => ({ postLead }));
vi.mock('react-relay', async (original) => ({
  ...(await original<object>()),
  useRelayEnvironment: () => null,
}));

const reports: unknown[] = [];

beforeEach(() => {
  reports.length = 0;
  setReportDelivery((report) => reports.push(report));
  vi.useFakeTimers();
  vi.mocked(redirectTo).mockReset();
  sendEvent.mockReset().mockResolvedValue();
});
afterEach(() => {
  localStorage.clear();
  cleanup();
  vi.useRealTimers();
});

const isKnownHost = () => Promise.resolve(true);

/** A lead waits for the former one to the same offer, so each test has its own. */
const startRedirect = (offerId: string) =>
  renderHook(
    () =>
      useLeadAndRedirect({
        clickData: undefined,
        fallbackUrl: 'https://partner.example/own',
        offerId,
        facts: undefined,
        isKnownHost,
        price: 12.5,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => <IntlProvider locale="de">{children}</IntlProvider>,
    },
  );

describe('the redirect to a partner', () => {
  it('waits 15 s for a lead, then redirects without it and reports that', async () => {
    postLead.mockReturnValue(new Promise(() => undefined));
    startRedirect('O1');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(redirectTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://partner.example/own');
    expect(localStorage.getItem('sentApplications')).toBeNull();
    // It is sent at the next visit.
    expect(leadsFrom(localStorage.getItem('guestLeads'))).toMatchObject([
      { request: { offerId: 'O1' }, form: null, page: { language: 'de' } },
    ]);
    expect(reports).toMatchObject([{ message: 'The lead took too long.', context: { where: 'lead' } }]);
  });

  it('redirects as soon as the lead is recorded', async () => {
    postLead.mockResolvedValue({
      kind: 'created',
      uuid: 'L1',
      isNew: true,
      continueUrl: 'https://partner.example/lead',
    });
    startRedirect('O2');
    await vi.advanceTimersByTimeAsync(0);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://partner.example/lead');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(redirectTo).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([]);
    expect(sentFrom(localStorage.getItem('sentApplications'))).toMatchObject([
      { leadId: 'L1', offerId: 'O2', form: null },
    ]);
    expect(localStorage.getItem('guestLeads')).toBeNull();
  });

  describe('with analytics', () => {
    beforeEach(() => chooseConsent(consentToAll(true)));
    const created = (isNew: boolean) => ({
      kind: 'created',
      uuid: 'L1',
      isNew,
      continueUrl: 'https://partner.example/lead',
    });
    const isRedirectedAfter = async (milliseconds: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
      expect(redirectTo).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(redirectTo).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(redirectTo).toHaveBeenCalledTimes(1);
    };

    it.each([
      ['recorded before', 'O3', created(false)],
      ['not recorded', 'O4', { kind: 'failed', error: new Error('No answer.') }],
    ])(
      'waits 3 s, once, until the event of the application is sent, if the lead was %s',
      { tags: ['R9.37'] },
      async (_what, offerId, outcome) => {
        postLead.mockResolvedValue(outcome);
        startRedirect(offerId);
        await isRedirectedAfter(3000);
        expect(sendEvent.mock.calls.map(([name]) => name)).toEqual(['apply']);
      },
    );

    it('does not wait longer once that event is sent', { tags: ['R9.37'] }, async () => {
      postLead.mockResolvedValue(created(false));
      startRedirect('O5');
      await vi.advanceTimersByTimeAsync(700);
      expect(redirectTo).not.toHaveBeenCalled();
      sendEvent.mock.calls[0]?.[2]();
      await vi.advanceTimersByTimeAsync(0);
      expect(redirectTo).toHaveBeenCalledTimes(1);
    });

    it('waits half a second for the commerce event of a new lead', { tags: ['R9.38'] }, async () => {
      postLead.mockResolvedValue(created(true));
      startRedirect('O6');
      await isRedirectedAfter(500);
      expect(sendEvent.mock.calls.map(([name]) => name)).toEqual(['apply', 'purchase']);
    });
  });
});
