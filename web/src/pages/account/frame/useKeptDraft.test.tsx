import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { storeForms } from '../../../auth/session/openForms.ts';
import { useKeptDraft } from './useKeptDraft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form() {
  const [draft, setDraft] = useKeptDraft('profile', { phone: '1' }, ({ phone }) => phone !== '1');
  return (
    <input
      aria-label="Phone"
      value={draft.phone}
      onChange={(event) => setDraft({ phone: event.target.value })}
    />
  );
}

const open = async () => {
  await renderInSite(<Form />, { strict: true });
  return screen.findByLabelText<HTMLInputElement>('Phone');
};

it('a form begins with what was typed when the session ended, once', async () => {
  fireEvent.change(await open(), { target: { value: '12' } });
  expect({ ...sessionStorage }).toEqual({});
  act(storeForms);
  cleanup();
  expect((await open()).value).toBe('12');
  cleanup();
  expect((await open()).value).toBe('1');
});

it('nothing is kept of a form without changes', async () => {
  await open();
  act(storeForms);
  expect({ ...sessionStorage }).toEqual({});
});
