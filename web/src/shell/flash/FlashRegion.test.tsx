import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { useFlash, useFlashStore } from './FlashContext.tsx';
import { FlashRegion } from './FlashRegion.tsx';
import type { FlashMessage, FlashStore } from './flashStore.ts';

afterEach(cleanup);

/** Renders messages as on a page, and returns their store. */
const show = async (...messages: FlashMessage[]) => {
  let store: FlashStore | undefined;
  function Page() {
    store = useFlashStore();
    const flash = useFlash();
    return (
      <>
        <button type="button" onClick={() => messages.forEach((message) => flash(message))}>
          show
        </button>
        <LocalLink to="/compare">another page</LocalLink>
        <main id="content" tabIndex={-1} />
        <FlashRegion />
      </>
    );
  }
  const user = userEvent.setup();
  await renderInSite(<Page />);
  await user.click(screen.getByText('show'));
  return { user, store: store as FlashStore, region: screen.getByRole('region', { name: 'Messages' }) };
};

describe('flash messages', () => {
  it('leave the focus to the content when their button is pressed, and otherwise where it is', async () => {
    const { user, store } = await show(
      { variation: 'error', message: 'Not saved.' },
      { variation: 'info', message: 'By the way.' },
    );
    const [first] = store.current();
    act(() => store.close(first?.id ?? 0));
    expect(document.activeElement).toBe(screen.getByText('show'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leave the focus to the dialog that is open, not to the page behind it', async () => {
    const { user } = await show({ variation: 'error', message: 'Not saved.' });
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.tabIndex = -1;
    document.body.append(dialog);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(dialog);
    dialog.remove();
  });

  it('have an id, a title, a variation and a message', { tags: ['R3.93'] }, async () => {
    const { store, region } = await show({
      variation: 'info',
      title: 'Your worktown',
      message: 'Is Berlin now.',
    });
    expect(store.current()).toMatchObject([
      { id: 1, title: 'Your worktown', variation: 'info', message: 'Is Berlin now.' },
    ]);
    expect(region.textContent).toBe('Your worktownIs Berlin now.');
  });

  it(
    'have three variations, each with its own style, role and title',
    { tags: ['R2.153', 'R3.93'] },
    async () => {
      const { region } = await show(
        { variation: 'success', message: 'Saved.' },
        { variation: 'info', message: 'By the way.' },
        { variation: 'error', message: 'Not saved.' },
      );
      const cards = [...region.querySelectorAll<HTMLElement>('[data-variation]')];
      expect(
        cards.map(({ dataset, role, textContent }) => [dataset['variation'], role, textContent]),
      ).toEqual([
        ['success', 'status', 'DoneSaved.'],
        ['info', 'status', 'NoteBy the way.'],
        ['error', 'alert', 'ErrorNot saved.'],
      ]);
      expect(new Set(cards.map((card) => card.querySelector('svg')?.outerHTML)).size).toBe(3);
    },
  );

  it('have an action with a label, which runs its handler', { tags: ['R3.94'] }, async () => {
    const handler = vi.fn();
    const { user } = await show({
      variation: 'error',
      message: 'Lost.',
      action: { label: 'Try again', handler },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handler).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Lost.')).toBeTruthy();
  });

  it('report once that they were closed', { tags: ['R3.95'] }, async () => {
    const onClose = vi.fn();
    const { user, store } = await show({ variation: 'success', message: 'Saved.', onClose });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved.')).toBeNull();
    store.close(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('show a text literally', { tags: ['R3.96'] }, async () => {
    const { region } = await show({ variation: 'info', message: '<b>x</b>' });
    expect(region.querySelector('b')).toBeNull();
    expect(region.textContent).toContain('<b>x</b>');
  });

  it('can be closed by default', { tags: ['R3.97'] }, async () => {
    const { store } = await show(
      { variation: 'info', message: 'one' },
      { variation: 'info', message: 'two', closable: false },
    );
    expect(store.current().map(({ closable }) => closable)).toEqual([true, false]);
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  });

  it('store their source', { tags: ['R3.98'] }, async () => {
    const { store } = await show({ variation: 'info', message: 'one', source: 'worktown' });
    expect(store.current().map(({ source }) => source)).toEqual(['worktown']);
  });

  it(
    'are stacked unless they are not pushable: then they replace the message of the same source',
    { tags: ['R3.99'] },
    async () => {
      const { store, region } = await show(
        { variation: 'info', message: 'one', source: 'a' },
        { variation: 'info', message: 'two', source: 'a' },
        { variation: 'info', message: 'three', source: 'b' },
        { variation: 'info', message: 'four', source: 'a', pushable: false },
      );
      expect(store.current().map(({ message, pushable }) => [message, pushable])).toEqual([
        ['three', true],
        ['four', false],
      ]);
      expect(region.textContent).toBe('NotethreeNotefour');
    },
  );

  it('close automatically after a while, except for errors and while pointed at or focused', async () => {
    const { region } = await show(
      { variation: 'info', message: 'You can compare up to 4.' },
      { variation: 'success', message: 'Copied.' },
      { variation: 'error', message: 'Lost.' },
    );
    const [info, success] = region.querySelectorAll<HTMLElement>('[data-variation]');
    vi.useFakeTimers();
    try {
      // The time starts again when the pointer leaves.
      fireEvent.pointerEnter(info as HTMLElement);
      fireEvent.pointerLeave(info as HTMLElement);
      fireEvent.focus(success?.querySelector('button') as HTMLElement);
      act(() => vi.advanceTimersByTime(60_000));
      expect(region.textContent).toBe('DoneCopied.ErrorLost.');
      fireEvent.blur(success?.querySelector('button') as HTMLElement);
      fireEvent.pointerEnter(success as HTMLElement);
      act(() => vi.advanceTimersByTime(60_000));
      expect(region.textContent).toBe('DoneCopied.ErrorLost.');
      fireEvent.pointerLeave(success as HTMLElement);
      act(() => vi.advanceTimersByTime(60_000));
      expect(region.textContent).toBe('ErrorLost.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('close with the page on which they were shown, except for errors', async () => {
    const onClose = vi.fn();
    const { user, region } = await show(
      { variation: 'info', message: 'You can compare up to 4.', onClose },
      { variation: 'error', message: 'Lost.' },
    );
    await user.click(screen.getByRole('link', { name: 'another page' }));
    await waitFor(() => expect(region.textContent).toBe('ErrorLost.'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
