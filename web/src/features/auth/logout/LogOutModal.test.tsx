import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../../test/accountFixtures.ts';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { keepContribution, pendingContributions } from '../../../auth/contributions/pendingContributions.ts';
import { sessionFields } from '../../../auth/session/tokens.ts';
import { LogoutItem } from '../../../shell/header/LogoutItem.tsx';

const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../../auth/account/signOut.ts', () => ({ signOut }));
const sendKept = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../../auth/contributions/sendKept.ts', () => ({ sendKept }));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  setUpAccount();
  changeAuth(sessionFields(tokens(), Date.now()) ?? {});
});
afterEach(() => {
  cleanup();
  forgetAccount();
});

const answer = () => keepContribution({ kind: 'earnings', jobOfferId: 'O1', value: 12, currency: 'EUR' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => {
  await screen.findByRole('dialog', { name: 'Not sent yet' });
  const buttons = screen.getAllByRole('button', { name, hidden: true });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

it('logs out at once when nothing waits to be sent', async () => {
  // A visit to a company's site, for which nothing was typed.
  localStorage.setItem('keptLeads', JSON.stringify([{ key: 'K', form: null }]));
  await renderInSite(<LogoutItem />);
  await press('Log out');
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it('asks before it deletes an answer that is not sent, and logs out only if the user wants to', async () => {
  answer();
  await renderInSite(<LogoutItem />);
  await press('Log out');
  await inDialog('Log out');
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it('asks about an application, too, and sends what waits instead', async () => {
  const lead = { key: 'K', keptAt: 1, price: 1, request: { offerId: 'O' }, form: { partner: 'P', gig: 'G' } };
  localStorage.setItem('keptLeads', JSON.stringify([lead]));
  await renderInSite(<LogoutItem />);
  await press('Log out');
  localStorage.removeItem('keptLeads');
  await inDialog('Send now');
  await waitFor(() => expect(sendKept).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
  expect(pendingContributions().contributions).toEqual([]);
});
