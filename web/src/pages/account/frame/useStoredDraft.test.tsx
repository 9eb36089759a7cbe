import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { storeForms } from '../../../auth/session/openForms.ts';
import { useStoredDraft } from './useStoredDraft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form() {
  const [draft, setDraft] = useStoredDraft('profile', { phone: '1' }, ({ phone }) => phone !== '1');
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

it('a form begins with what was typed when the session ended, also when the login shows the page twice', async () => {
  fireEvent.change(await open(), { target: { value: '12' } });
  expect({ ...sessionStorage }).toEqual({});
  act(storeForms);
  for (let time = 0; time < 2; time += 1) {
    cleanup();
    expect((await open()).value).toBe('12');
  }
  fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '1' } });
  expect({ ...sessionStorage }).toEqual({});
});

it('a page that is left forgets it', async () => {
  sessionStorage.setItem('profileDraft:profile', '{"phone":"12"}');
  expect((await open()).value).toBe('12');
  window.history.pushState({}, '', '/my-desk/jobs');
  cleanup();
  window.history.pushState({}, '', '/');
  expect({ ...sessionStorage }).toEqual({});
});

it('nothing is stored of a form without changes', async () => {
  await open();
  act(storeForms);
  expect({ ...sessionStorage }).toEqual({});
});
