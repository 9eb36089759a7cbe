import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ActionTypes from 'farce/ActionTypes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { leaveModalEntry, onModalEntry } from './modalEntry.ts';
import { modalEntryMiddleware } from './modalEntryMiddleware.ts';
import { useModals } from './modalHost.tsx';

const router = vi.fn<() => void>();

function Opener() {
  const { open } = useModals();
  return (
    <button type="button" onClick={() => open('requestCityConfirm', { city: 'Ulm' })}>
      open
    </button>
  );
}

beforeEach(() => {
  router.mockClear();
  window.history.replaceState({ key: 'k:1', index: 3 }, '', '/berlin');
  // Added before the modal host, like the router's listener. Chromium calls the window's listeners in the order in which they
  // were added, whatever their phase; jsdom calls those of the capture phase first, unless this is one, too.
  window.addEventListener('popstate', router, true);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', router, true);
});

const openModal = async () => {
  const user = userEvent.setup();
  await renderInSite(<Opener />);
  await user.click(screen.getByText('open'));
  await screen.findByRole('dialog');
  return user;
};

describe('the entry of a modal in the history', () => {
  it('is added for the same page, and Back from it closes the modal, without an event for the router', async () => {
    const before = window.history.length;
    await openModal();
    expect(window.history.length).toBe(before + 1);
    expect(window.history.state).toEqual({ key: 'k:1', index: 3, modal: true });
    expect(window.location.pathname).toBe('/berlin');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.history.state).toEqual({ key: 'k:1', index: 3 });
    expect(router).not.toHaveBeenCalled();
  });

  it('is left when the modal is closed by hand', async () => {
    const user = await openModal();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onModalEntry()).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router).not.toHaveBeenCalled();
  });

  it('is left at once when reached by Forward, and no modal opens', async () => {
    await openModal();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    window.history.forward();
    await waitFor(() => expect(onModalEntry()).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router).not.toHaveBeenCalled();
  });

  it('is left after a reload', async () => {
    window.history.pushState({ key: 'k:1', index: 3, modal: true }, '');
    await renderInSite(<Opener />);
    await waitFor(() => expect(onModalEntry()).toBe(false));
  });

  it('is left before the router navigates', async () => {
    const states: unknown[] = [];
    const next = vi.fn<(action: unknown) => void>(() => states.push(window.history.state));
    const store = { dispatch: vi.fn<() => never>(), getState: vi.fn<() => never>() };
    const handle = modalEntryMiddleware(store)(next);
    window.history.pushState({ key: 'k:1', index: 3, modal: true }, '');
    handle({ type: ActionTypes.CREATE_HREF });
    expect(onModalEntry()).toBe(true);
    handle({ type: ActionTypes.NAVIGATE });
    await waitFor(() => expect(next).toHaveBeenCalledTimes(2));
    expect(states[1]).toEqual({ key: 'k:1', index: 3 });
    handle({ type: ActionTypes.NAVIGATE });
    expect(next).toHaveBeenCalledTimes(3);
  });

  it('is left only once, even if requested repeatedly', async () => {
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    const steps = Promise.all([leaveModalEntry(), leaveModalEntry()]);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await steps;
    expect(back).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
    back.mockRestore();
  });
});
