import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../../test/accountFixtures.ts';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { pendingContributions, queueContribution } from '../../../auth/contributions/pendingContributions.ts';
import { sessionFields } from '../../../auth/session/tokens.ts';
import { useUnsaved } from '../../../auth/session/openForms.ts';
import { removeSession, writeSession } from '../../../browser/storage/sessionStore.ts';
import { LogoutItem } from '../../../shell/header/LogoutItem.tsx';
import { DeleteProfileConfirmModal } from '../../profile/DeleteProfileConfirmModal.tsx';
import { SecuritySection } from '../security/SecuritySection.tsx';

const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../../auth/account/signOut.ts', () => ({ signOut }));
const signOutEverywhere = vi.hoisted(() => vi.fn<() => Promise<boolean>>(async () => true));
vi.mock('../../../auth/account/signOutEverywhere.ts', () => ({ signOutEverywhere }));
const sendQueued = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../../auth/contributions/sendQueued.ts', () => ({ sendQueued }));

const saveLeftAnswers = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../../auth/login/saveAnswers.ts', () => ({ saveLeftAnswers }));

const reviewKey = 'reviewDraft:O1';

beforeEach(() => {
  localStorage.clear();
  removeSession(reviewKey);
  vi.clearAllMocks();
  setUpAccount();
  changeAuth(sessionFields(tokens(), Date.now()) ?? {});
});
afterEach(() => {
  cleanup();
  forgetAccount();
});

function Form() {
  useUnsaved(true);
  return null;
}

const answer = () => queueContribution({ kind: 'earnings', jobOfferId: 'O1', value: 12, currency: 'EUR' });
const review = (text: string) => writeSession(reviewKey, JSON.stringify({ rating: 0, text, citySlug: '' }));
const lists = (synced: string) => {
  localStorage.setItem('savedOffers', '[{"id":"A"},{"id":"B"}]');
  localStorage.setItem('syncedOffers', synced);
};
const onboard = () => {
  localStorage.setItem('onboarding', '{"typeOfJobs":"full"}');
  changeAuth({ unsavedAnswersOf: 'user-1' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Not sent or saved yet' });
  await userEvent.click(within(dialog).getByRole('button', { name, hidden: true }));
};
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.split(' ').at(1));

describe('a log-out', () => {
  it('happens at once when nothing waits, is only in this browser or is being written', async () => {
    // A visit to a company's site, for which nothing was typed.
    localStorage.setItem('keptLeads', JSON.stringify([{ key: 'K', form: null }]));
    lists('[{"id":"B"},{"id":"A"}]');
    review('');
    await renderInSite(<LogoutItem />);
    await press('Log out');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it.each([
    ['an answer that is not sent', answer, 'application'],
    ['a review that is half written', () => review('Good'), 'you’ve'],
    ['an offer that the account does not have yet', () => lists('[{"id":"A"}]'), 'gigs,'],
    ['answers that are not in the profile yet', () => onboard(), 'gigs,'],
  ])('asks before it deletes %s, and happens only if the user wants to', async (_case, leave, named) => {
    leave();
    await renderInSite(<LogoutItem />);
    await press('Log out');
    await inDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signOut).not.toHaveBeenCalled();
    await press('Log out');
    await screen.findByRole('dialog');
    expect(items()).toEqual([named]);
    await inDialog('Log out');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it('asks before an open form loses what was typed, which cannot be sent instead', async () => {
    await renderInSite(
      <>
        <Form />
        <LogoutItem />
      </>,
    );
    await press('Log out');
    await screen.findByRole('dialog', { name: 'Not sent or saved yet' });
    expect(screen.queryByRole('button', { name: 'Send now', hidden: true })).toBeNull();
    await inDialog('Log out');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it('asks about an application, too, and sends what waits instead', async () => {
    const lead = {
      key: 'K',
      keptAt: 1,
      price: 1,
      request: { offerId: 'O' },
      form: { partner: 'P', gig: 'G' },
    };
    localStorage.setItem('keptLeads', JSON.stringify([lead]));
    await renderInSite(<LogoutItem />);
    await press('Log out');
    localStorage.removeItem('keptLeads');
    await inDialog('Send now');
    await waitFor(() => expect(sendQueued).toHaveBeenCalledOnce());
    expect(saveLeftAnswers).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signOut).not.toHaveBeenCalled();
    expect(pendingContributions().contributions).toEqual([]);
  });

  it('saves the answers that are not in the profile yet instead', async () => {
    onboard();
    for (const name of ['syncedOffers', 'syncedSearches', 'savedOffers', 'savedSearches'])
      localStorage.setItem(name, '[]');
    await renderInSite(<LogoutItem />);
    await press('Log out');
    saveLeftAnswers.mockImplementationOnce(async () => changeAuth({ unsavedAnswersOf: null }));
    await inDialog('Send now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saveLeftAnswers).toHaveBeenCalledOnce();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('still asks when something could not be sent', async () => {
    answer();
    review('Good');
    await renderInSite(<LogoutItem />);
    await press('Log out');
    sendQueued.mockImplementationOnce(async () => localStorage.removeItem('pendingContributions'));
    await inDialog('Send now');
    await waitFor(() => expect(items()).toEqual(['you’ve']));
    expect(signOut).not.toHaveBeenCalled();
  });

  it('on all devices asks, too', async () => {
    review('Good');
    await renderInSite(<SecuritySection />);
    await press('Log out on all devices');
    await inDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signOutEverywhere).not.toHaveBeenCalled();
  });
});

it('the question before a deletion of the profile names what is deleted with it', async () => {
  review('Good');
  const ignore = () => undefined;
  await renderInSite(<DeleteProfileConfirmModal data={null} close={ignore} confirm={ignore} />);
  await screen.findByRole('dialog', { name: 'Delete your profile?' });
  expect(items()).toEqual(['you’ve']);
});
