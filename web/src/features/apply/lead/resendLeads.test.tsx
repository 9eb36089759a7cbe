import { isValidElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { FlashStore } from '../../../shell/flash/flashStore.ts';
import { createFlashStore } from '../../../shell/flash/flashStore.ts';
import { keepLead, removeKept, type KeptLead } from './keptLeads.ts';
import { showOutcome } from './resendLeads.tsx';

const lead: KeptLead = {
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
  ['kept', 'info', 'lead.waiting'],
] as const)(
  'the visitor reads that an application was %s, and to which company',
  (outcome, variation, id) => {
    flash.mockClear();
    keepLead(lead);
    showOutcome(flashes, lead, outcome);
    expect(flash).toHaveBeenCalledOnce();
    const [shown] = flash.mock.calls[0] ?? [];
    expect(shown?.variation).toBe(variation);
    expect(isValidElement(shown?.message) && shown.message.props).toMatchObject({
      id,
      values: { partner: 'Nestkin' },
    });
    expect(shown?.action === undefined).toBe(outcome !== 'kept');
  },
);

it('nothing is shown about an application that continued at the company', () => {
  flash.mockClear();
  showOutcome(flashes, { ...lead, form: null }, 'dropped');
  expect(flash).not.toHaveBeenCalled();
});

it('that an application still waits is shown as long as it does', () => {
  const store = createFlashStore();
  keepLead(lead);
  showOutcome(store, lead, 'kept');
  expect(store.current()).toHaveLength(1);
  removeKept(lead.key);
  expect(store.current()).toEqual([]);
  // The session ended while it was being sent.
  showOutcome(store, lead, 'kept');
  expect(store.current()).toEqual([]);
});
