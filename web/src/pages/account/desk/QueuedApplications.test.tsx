import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { queueLead, type QueuedLead } from '../../../features/apply/lead/queuedLeads.ts';
import type { postLead } from '../../../features/apply/lead/postLead.ts';
import { QueuedApplications } from './QueuedApplications.tsx';

const post = vi.hoisted(() => vi.fn<typeof postLead>());
vi.mock('../../../features/apply/lead/postLead.ts', () => ({ postLead: post }));

const lead = (offerId: string, form: QueuedLead['form']): QueuedLead => ({
  key: `key-${offerId}`,
  keptAt: Date.now(),
  form,
  price: 8,
  request: { offerId },
});

beforeEach(() => {
  post.mockReset();
  queueLead(lead('O1', { partner: 'Nestkin', gig: 'Babysitter' }));
  queueLead(lead('O2', { partner: 'Swiftbite', gig: 'Bike courier' }));
  queueLead(lead('O3', null));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  vi.resetModules();
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('lists the applications that wait, and sends or cancels each', async () => {
  await renderInSite(<QueuedApplications />);
  expect(titles()).toEqual(['Babysitter', 'Bike courier']);

  post.mockResolvedValueOnce({ kind: 'failed', error: new Error('offline') });
  const [send] = screen.getAllByRole('button', { name: 'Send now' });
  if (send) await userEvent.click(send);
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(titles()).toEqual(['Babysitter', 'Bike courier']);

  post.mockResolvedValueOnce({ kind: 'created', uuid: 'L1', continueUrl: null, isNew: false });
  const [again] = await screen.findAllByRole('button', { name: 'Send now' });
  if (again) await userEvent.click(again);
  await waitFor(() => expect(titles()).toEqual(['Bike courier']));

  await userEvent.click(screen.getByRole('button', { name: 'Don’t send it' }));
  expect(titles()).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(post).toHaveBeenCalledTimes(2);
});

it('lists no application of a guest once another user has signed in', async () => {
  queueLead({
    ...lead('O2', { partner: 'Swiftbite', gig: 'Bike courier' }),
    page: { language: 'en', sessionId: 'S1', isGuest: true },
  });
  await renderInSite(<QueuedApplications />);
  expect(titles()).toContain('Bike courier');
  act(() => changeAuth({ idToken: 'token' }));
  expect(titles()).toEqual(['Babysitter']);
  act(() => forgetAccount());
  expect(titles()).toContain('Bike courier');
});
