import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { modals } from '../../entry/modals.ts';
import { FlashRegion } from '../flash/FlashRegion.tsx';
import { useModals, type ModalProps } from './modalHost.tsx';
import { nextModalState, noModal } from './modalState.ts';

const application = {
  kind: 'direct',
  offerId: 'T2ZmZXI6Mg==',
  partnerName: 'Swiftbite',
  gig: 'Delivery',
  price: 0,
  clickData: {},
} as const;

afterEach(cleanup);

describe('a modal', () => {
  const shown = nextModalState(noModal, { type: 'open', name: 'setWorktown', data: { city: 'Berlin' } });

  it('has a name and data', { tags: ['R4.67'] }, () => {
    expect(noModal).toEqual({ name: '', data: undefined, confirmed: false, visible: false });
    expect(shown).toEqual({ name: 'setWorktown', data: { city: 'Berlin' }, confirmed: false, visible: true });
  });

  it('is confirmed by confirming, not by closing; both hide it', { tags: ['R4.67'] }, () => {
    expect(nextModalState(shown, { type: 'confirm' })).toEqual({ ...shown, visible: false, confirmed: true });
    expect(nextModalState(shown, { type: 'close' })).toEqual({ ...shown, visible: false, confirmed: false });
  });

  it('starts unconfirmed, and cannot be confirmed while hidden', { tags: ['R4.67'] }, () => {
    const confirmed = nextModalState(shown, { type: 'confirm' });
    expect(nextModalState(confirmed, { type: 'open', name: 'addReview' })).toEqual({
      name: 'addReview',
      data: undefined,
      confirmed: false,
      visible: true,
    });
    const closed = nextModalState(shown, { type: 'close' });
    expect(nextModalState(closed, { type: 'confirm' })).toEqual(closed);
  });

  function Opener() {
    const { open } = useModals();
    return (
      <button type="button" onClick={() => open('requestCityConfirm', { city: 'Ulm' })}>
        open
      </button>
    );
  }

  it(
    'is shown when a button opens it, and hidden by closing or confirming it',
    { tags: ['R4.67'] },
    async () => {
      const user = userEvent.setup();
      await renderInSite(<Opener />);
      for (const name of ['Close', 'OK']) {
        await user.click(screen.getByText('open'));
        await user.click(await screen.findByRole('button', { name }));
        expect(screen.queryByRole('button', { name })).toBeNull();
      }
    },
  );

  it('closes when its code does not load, with a message that opens it again', async () => {
    const user = userEvent.setup();
    vi.spyOn(modals as Record<string, () => Promise<unknown>>, 'requestCityConfirm').mockRejectedValueOnce(
      new Error('offline'),
    );
    await renderInSite(
      <>
        <FlashRegion />
        <Opener />
      </>,
    );
    await user.click(screen.getByText('open'));
    expect((await screen.findByRole('alert')).textContent).toContain('This part didn’t load.');
    expect(screen.getByText('open')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'OK' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  function StackOpener() {
    const { open } = useModals();
    return (
      <>
        <button type="button" onClick={() => open('DirectApply', application)}>
          apply
        </button>
        <button
          type="button"
          onClick={() => open('requestCityConfirm', { city: 'Ulm' }, { above: true, mandatory: true })}
        >
          mandatory
        </button>
      </>
    );
  }

  it('above another one returns to it, whose input stays, and ignores Escape if it is mandatory', async () => {
    const user = userEvent.setup();
    await renderInSite(<StackOpener />);
    await user.click(screen.getByText('apply'));
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.click(screen.getByText('mandatory'));
    await screen.findByRole('button', { name: 'OK' });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(
      screen.queryAllByRole('button', { name: 'Close' }).filter((button) => !button.closest('[inert]')),
    ).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes no other one when its answer is late', async () => {
    const user = userEvent.setup();
    const answers: (() => void)[] = [];
    const Asking = ({ close, confirm }: ModalProps<'requestCityConfirm'>) => (
      <button type="button" onClick={() => answers.push(close, confirm)}>
        send
      </button>
    );
    vi.spyOn(modals, 'requestCityConfirm').mockResolvedValueOnce(Asking);
    await renderInSite(<StackOpener />);
    await user.click(screen.getByText('mandatory'));
    await user.click(await screen.findByText('send'));
    await user.click(screen.getByText('apply'));
    await screen.findByLabelText('First name');
    expect(answers).toHaveLength(2);
    act(() => answers.forEach((answer) => answer()));
    expect(screen.getByLabelText('First name')).toBeTruthy();
  });

  it('closes with the account in which it was opened', async () => {
    const user = userEvent.setup();
    const { replaceEnvironment } = await renderInSite(<StackOpener />);
    await user.click(screen.getByText('apply'));
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    replaceEnvironment(createMockEnvironment());
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await user.click(screen.getByText('mandatory'));
    await screen.findByRole('button', { name: 'OK' });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  });

  function OpenAtOnce() {
    const { open } = useModals();
    useLayoutEffect(() => open('requestCityConfirm', { city: 'Ulm' }), [open]);
    return null;
  }

  it('stays open when it was opened during hydration', async () => {
    await renderInSite(<OpenAtOnce />);
    expect(await screen.findByRole('button', { name: 'OK' })).toBeDefined();
  });
});
