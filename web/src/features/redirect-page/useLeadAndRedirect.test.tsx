import { cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setReportDelivery } from '../../browser/reportError.ts';
import { sentFrom } from '../apply/sentApplications.ts';
import { redirectTo } from './redirectTo.ts';
import { useLeadAndRedirect } from './useLeadAndRedirect.ts';

// The files of a worker share their modules, but this file needs its own, with the mocks.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());
const createLead = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./redirectTo.ts', () => ({ redirectTo: vi.fn<(address: string) => void>() }));
vi.mock('../apply/useCreateLead.ts', () => ({ useCreateLead: () => createLead }));

const reports: unknown[] = [];

beforeEach(() => {
  reports.length = 0;
  setReportDelivery((report) => reports.push(report));
  vi.useFakeTimers();
  vi.mocked(redirectTo).mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const startRedirect = () =>
  renderHook(() =>
    useLeadAndRedirect({
      clickData: undefined,
      fallbackUrl: 'https://partner.example/own',
      offerId: 'O1',
      facts: undefined,
      price: 12.5,
    }),
  );

describe('the redirect to a partner', () => {
  it('waits 15 s for a lead, then redirects without it and reports that', async () => {
    createLead.mockReturnValue(new Promise(() => undefined));
    startRedirect();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(redirectTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://partner.example/own');
    expect(localStorage.getItem('sentApplications')).toBeNull();
    expect(reports).toMatchObject([{ message: 'The lead took too long.', context: { where: 'lead' } }]);
  });

  it('redirects as soon as the lead is recorded', async () => {
    createLead.mockResolvedValue({
      kind: 'created',
      uuid: 'L1',
      isNew: true,
      affiliateUrl: 'https://partner.example/lead',
    });
    startRedirect();
    await vi.advanceTimersByTimeAsync(0);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://partner.example/lead');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(redirectTo).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([]);
    expect(sentFrom(localStorage.getItem('sentApplications'))).toMatchObject([
      { leadId: 'L1', offerId: 'O1', form: null },
    ]);
  });
});
