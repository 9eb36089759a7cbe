import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseConsent, consentToAll } from '../../browser/consent.ts';
import { eventSent } from './eventSent.ts';
import { newLeadSent } from './newLeadSent.ts';

const sendEvent = vi.hoisted(() =>
  vi.fn<(name: string, detail: object, onSent: () => void) => Promise<void>>(),
);
vi.mock('./sendEvent.ts', () => ({ sendEvent }));

beforeEach(() => {
  vi.useFakeTimers();
  sendEvent.mockReset();
  sendEvent.mockResolvedValue();
  chooseConsent(consentToAll(true));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const purchase = { offer_id: 'O1', value: 8 };

describe('an action that waits for an event', () => {
  it('goes on after 3 s, once, if the event is not confirmed', { tags: ['R9.37'] }, async () => {
    const action = vi.fn();
    void eventSent('sign_up', { source: null }).then(action);
    await vi.advanceTimersByTimeAsync(2999);
    expect(sendEvent).toHaveBeenCalledTimes(1);
    expect(action).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(action).toHaveBeenCalledTimes(1);
    sendEvent.mock.calls[0]?.[2]();
    await vi.advanceTimersByTimeAsync(5000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('goes on after half a second if it is a commerce event', { tags: ['R9.38'] }, async () => {
    const action = vi.fn();
    void newLeadSent('O1', 8).then(action);
    await vi.advanceTimersByTimeAsync(499);
    expect(action).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(action).toHaveBeenCalledTimes(1);
    expect(sendEvent.mock.calls.map(([name, detail]) => [name, detail])).toEqual([['purchase', purchase]]);
  });

  it('goes on as soon as the event is sent', async () => {
    const action = vi.fn();
    sendEvent.mockImplementation((_name, _detail, onSent) => Promise.resolve(onSent()));
    void eventSent('purchase', purchase).then(action);
    await vi.advanceTimersByTimeAsync(1);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('does not wait, and sends nothing, if the visitor refuses analytics', async () => {
    chooseConsent(consentToAll(false));
    await eventSent('purchase', purchase);
    expect(sendEvent).not.toHaveBeenCalled();
  });
});
