import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { SubmitButton } from '../button/SubmitButton.tsx';
import { FormFailure } from '../field/FormFailure.tsx';
import { TextField } from '../field/TextField.tsx';
import { useForm, type Refusal, type Sender } from './useForm.ts';

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const send = vi.fn<(values: object) => Promise<Refusal | undefined>>(() => Promise.resolve(undefined));

interface TripProps {
  readonly ready?: boolean;
  readonly withSummary?: boolean;
  readonly sender?: Sender;
}

function Trip({ ready = true, withSummary = false, sender }: TripProps) {
  const state = useState({ from: '', to: 'Graz' });
  const summary = useRef<HTMLParagraphElement>(null);
  const form = useForm(state, {
    faults: { from: state[0].from === '' ? 'form.required' : null },
    send,
    ready,
    summary,
    ...(sender && { sender }),
  });
  const errors = [form.field('from'), form.field('to')].flatMap((field) => field.errors);
  return (
    <form {...form.props}>
      {withSummary && errors.length > 0 && (
        <p ref={summary} tabIndex={-1}>
          {errors.length}
        </p>
      )}
      <FormFailure id={form.failure} />
      <TextField label="From" {...form.field('from')} />
      <TextField label="To" {...form.field('to', 'destination')} />
      <SubmitButton {...form.button} label="form.save" sendingLabel="form.saving" />
      <button type="button" onClick={form.clear}>
        Forget
      </button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const from = () => screen.getByLabelText('From');
const to = () => screen.getByLabelText('To');
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

describe('a form', () => {
  it('shows what is wrong from the first attempt on, and focuses the first faulty field', async () => {
    await renderInSite(<Trip />);
    expect(isInvalid(from())).toBe(false);
    await press('Save');
    expect(screen.getByText('Fill in this field.')).toBeTruthy();
    expect(document.activeElement).toBe(from());
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(from(), 'Linz');
    expect(isInvalid(from())).toBe(false);
    await userEvent.clear(from());
    expect(isInvalid(from())).toBe(true);
    await press('Forget');
    expect(isInvalid(from())).toBe(false);
  });

  it('is sent once at a time', async () => {
    let answer: (refusal: undefined) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await renderInSite(<Trip />);
    await userEvent.type(from(), 'Linz{Enter}{Enter}');
    const button = screen.getByRole('button', { name: 'Saving' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(send).toHaveBeenCalledExactlyOnceWith({ from: 'Linz', to: 'Graz' });
    await act(async () => answer(undefined));
    await press('Save');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is checked, but not sent, while it is not ready', async () => {
    await renderInSite(<Trip ready={false} />);
    await press('Save');
    expect(document.activeElement).toBe(from());
    await userEvent.type(from(), 'Linz{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a refusal at its field, by either name, until the value changes', async () => {
    await renderInSite(<Trip />);
    await userEvent.type(from(), 'Linz');
    for (const name of ['to', 'destination']) {
      send.mockResolvedValue({ fields: { [name]: ['Too far.'] } });
      await press('Save');
      expect(await screen.findByText('Too far.')).toBeTruthy();
      expect(document.activeElement).toBe(to());
      await userEvent.type(from(), 'z');
      expect(isInvalid(to())).toBe(true);
      expect(document.activeElement).toBe(from());
      await userEvent.type(to(), 'z');
      expect(isInvalid(to())).toBe(false);
    }
  });

  it('shows what its sender refused, and clears it at the next attempt', async () => {
    const clearRefusal = vi.fn<() => void>();
    const sender = { refusal: { fields: { to: ['Too far.'] } }, sending: false, clearRefusal };
    await renderInSite(<Trip sender={sender} />);
    expect(screen.getByText('Too far.')).toBeTruthy();
    expect(document.activeElement).toBe(to());
    await press('Save');
    expect(clearRefusal).toHaveBeenCalledTimes(1);
  });

  it('says what concerns all of it until the next attempt', async () => {
    send.mockResolvedValueOnce({ form: 'form.failed' });
    await renderInSite(<Trip />);
    await userEvent.type(from(), 'Linz{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Save');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('focuses the list of its errors where it has one', async () => {
    await renderInSite(<Trip withSummary />);
    await press('Save');
    expect(document.activeElement?.textContent).toBe('1');
  });
});
