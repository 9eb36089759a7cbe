import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseConsent, consentToAll } from '../../browser/consent.ts';
import type { TagConfig } from '../../config/tagSettings.ts';

/** A new copy of the module, which sends to a script. */
const sendingTo = async (tag: TagConfig | null) => {
  vi.resetModules();
  const { sendEvent, startSending, stopWaiting } = await import('./sendEvent.ts');
  startSending(tag);
  return Object.assign(sendEvent, { stopWaiting });
};

const container = { id: 'GTM-ABC', origin: 'https://tags.example' };
const stream = { ...container, id: 'G-ABC' };
const purchase = { offer_id: 'O1', value: 8 };
const commerce = {
  transaction_id: expect.any(String),
  value: 8,
  items: [{ item_id: 'O1', price: 8, quantity: 1 }],
};

beforeEach(() => chooseConsent(consentToAll(true)));
afterEach(() => {
  delete window.dataLayer;
  localStorage.clear();
  vi.resetModules();
});

describe('an event', () => {
  it('is an entry of the queue for a container, with its callback and limit', async () => {
    const sendEvent = await sendingTo(container);
    const onSent = vi.fn();
    await sendEvent('sign_up', { source: null });
    await sendEvent('purchase', purchase, onSent);
    expect(window.dataLayer).toEqual([
      { event: 'sign_up', source: null },
      { event: 'purchase', ecommerce: commerce, eventCallback: onSent, eventTimeout: 500 },
    ]);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('is a command for a stream of Google Analytics', async () => {
    const sendEvent = await sendingTo(stream);
    const onSent = vi.fn();
    await sendEvent('purchase', purchase, onSent);
    const commands = window.dataLayer?.map((command) => [
      ...(command as ArrayLike<unknown> & Iterable<unknown>),
    ]);
    expect(commands).toEqual([
      ['event', 'purchase', { ...commerce, event_callback: onSent, event_timeout: 500 }],
    ]);
  });

  it('is confirmed at once if no script is set up', async () => {
    const sendEvent = await sendingTo(null);
    const onSent = vi.fn();
    await sendEvent('sign_up', { source: null }, onSent);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  it('is waited for no longer once the script could not be loaded', async () => {
    const sendEvent = await sendingTo(container);
    const [onSent, onLaterSent] = [vi.fn(), vi.fn()];
    await sendEvent('purchase', purchase, onSent);
    expect(onSent).not.toHaveBeenCalled();
    sendEvent.stopWaiting();
    expect(onSent).toHaveBeenCalledTimes(1);
    await sendEvent('purchase', purchase, onLaterSent);
    expect(onLaterSent).toHaveBeenCalledTimes(1);
  });

  it('is dropped once the visitor has taken the consent back', async () => {
    const sendEvent = await sendingTo(container);
    chooseConsent(consentToAll(false));
    const onSent = vi.fn();
    await sendEvent('sign_up', { source: null }, onSent);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(window.dataLayer).toBeUndefined();
  });
});
