import { isValidElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import type { FlashStore } from '../../../shell/flash/flashStore.ts';
import { createFlashStore } from '../../../shell/flash/flashStore.ts';
import { isQueued, queueLead, removeQueued, type QueuedLead } from './queuedLeads.ts';
import { resendLeads, showOutcome } from './resendLeads.tsx';

const lead: QueuedLead = {
  key: 'K1',
  keptAt: 1,
  request: { offerId: 'O1' },
  form: { partner: 'Nestkin', gig: 'Babysitter' },
  price: 8,
};
const flash = vi.fn<FlashStore['flash']>(() => 1);
const flashes = { flash, close: () => undefined } as Partial<FlashStore> as FlashStore;

it.each([
  ['sent', 'success', 'lead.sent'],
  ['dropped', 'error', 'lead.dropped'],
  ['queued', 'info', 'lead.waiting'],
] as const)(
  'the visitor reads that an application was %s, and to which company',
  (outcome, variation, id) => {
    flash.mockClear();
    queueLead(lead);
    showOutcome(flashes, lead, outcome);
    expect(flash).toHaveBeenCalledOnce();
    const [shown] = flash.mock.calls[0] ?? [];
    expect(shown?.variation).toBe(variation);
    expect(isValidElement(shown?.message) && shown.message.props).toMatchObject({
      id,
      values: { partner: 'Nestkin' },
    });
    expect(shown?.action === undefined).toBe(outcome !== 'queued');
  },
);

it('nothing is shown about an application that continued at the company', () => {
  flash.mockClear();
  showOutcome(flashes, { ...lead, form: null }, 'dropped');
  expect(flash).not.toHaveBeenCalled();
});

it('nothing is shown to a user about the application of a guest with another address', () => {
  flash.mockClear();
  const page = { language: 'en', sessionId: 'session-1', isGuest: true };
  changeAuth({ idToken: 'abc' });
  showOutcome(flashes, { ...lead, page }, 'sent');
  forgetAccount();
  expect(flash).not.toHaveBeenCalled();
});

it('who cancels an application reads that it may have arrived already', () => {
  flash.mockClear();
  queueLead(lead);
  showOutcome(flashes, lead, 'queued');
  flash.mock.calls[0]?.[0].action?.handler();
  expect(isQueued(lead.key)).toBe(false);
  const message = flash.mock.lastCall?.[0].message;
  expect(isValidElement(message) && message.props).toMatchObject({ id: 'lead.cancelled' });
});

it('that an application of a guest waits is not shown to who logs in, and cannot be cancelled by them', () => {
  const store = createFlashStore();
  const page = { language: 'en', sessionId: 'session-1', isGuest: true };
  queueLead({ ...lead, page });
  showOutcome(store, { ...lead, page }, 'queued');
  const cancel = store.current()[0]?.action?.handler;
  changeAuth({ idToken: 'abc' });
  expect(store.current()).toEqual([]);
  cancel?.();
  expect([store.current(), isQueued(lead.key)]).toEqual([[], true]);
  forgetAccount();
  cancel?.();
  expect(isQueued(lead.key)).toBe(false);
});

it('that an application still waits is shown as long as it does', () => {
  const store = createFlashStore();
  queueLead(lead);
  showOutcome(store, lead, 'queued');
  expect(store.current()).toHaveLength(1);
  removeQueued(lead.key);
  expect(store.current()).toEqual([]);
  // The session ended while it was being sent.
  showOutcome(store, lead, 'queued');
  expect(store.current()).toEqual([]);
});

it('the service worker and the database of earlier versions are removed', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const deleteDatabase = vi.fn();
  const unregister = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => [{ unregister, scope: 'https://site.example/assets/' }] },
  });
  await resendLeads(() => expect.unreachable(), flashes, 0);
  expect(deleteDatabase).toHaveBeenCalledWith('waitingLeads');
  expect(unregister).toHaveBeenCalledOnce();
});
