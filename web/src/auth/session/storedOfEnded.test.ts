import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { readSession, removeSession, sessionKeys, writeSession } from '../../browser/storage/sessionStore.ts';
import { setLeavingPage } from '../accountChange.ts';
import { onLeaving, useUnsaved } from './openForms.ts';
import { guest } from '../authState.ts';
import { authState, changeAuth } from '../authStore.ts';
import {
  queueContribution,
  pendingContributions,
  type Contribution,
} from '../contributions/pendingContributions.ts';
import { endSession } from './endSession.ts';
import { currentSignIn } from './signInOf.ts';
import { sessionFields } from './tokens.ts';
import { useStoredText } from './useStoredText.ts';
import { watchAccount } from './watchAccount.ts';

watchAccount(null);

const answer: Contribution = { kind: 'earnings', jobOfferId: 'O1', value: 12, currency: 'EUR' };
const lead = { key: 'K1', keptAt: 1, request: { offerId: 'O1' }, form: null, price: 8 };
const draft = '{"rating":4,"text":"Good","citySlug":""}';

const become = (user: string) =>
  changeAuth({ ...guest, ...sessionFields(tokens({ sub: user }), Date.now()) });
const end = () => endSession(currentSignIn());
const values = () => pendingContributions().contributions.map(({ value }) => value);
const shown = () => [values(), localStorage.getItem('keptLeads'), readSession('reviewDraft:O1')];
const everything = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** What the user has not sent yet. */
const write = () => {
  queueContribution(answer);
  localStorage.setItem('keptLeads', JSON.stringify([lead]));
  localStorage.setItem('savedOffers', '[]');
  writeSession('reviewDraft:O1', draft);
};

beforeEach(() => {
  changeAuth(guest);
  localStorage.clear();
  sessionKeys().forEach(removeSession);
  setLeavingPage(false);
  setUpAccount();
  become('ann');
});

describe('what is not sent or still being written when a session ends', () => {
  it('is shown to nobody until its user logs in again, and then is there', () => {
    write();
    end();
    expect(shown()).toEqual([[], null, null]);
    expect(localStorage.getItem('savedOffers')).toBeNull();
    become('ann');
    expect(shown()).toEqual([[12], JSON.stringify([lead]), draft]);
    expect(everything()).not.toContain('ended');
  });

  it(
    'is still there after others have logged in and out, to whom it is not shown',
    { tags: ['R4.77'] },
    () => {
      write();
      end();
      for (const other of ['ben', 'carl']) {
        become(other);
        expect(shown()).toEqual([[], null, null]);
        queueContribution({ ...answer, jobOfferId: 'O9' });
        changeAuth(guest);
        expect(shown()).toEqual([[], null, null]);
      }
      become('ann');
      expect(shown()).toEqual([[12], JSON.stringify([lead]), draft]);
      expect(everything()).not.toContain('O9');
    },
  );

  it('is gone once the user has logged in and out again', { tags: ['R4.77'] }, () => {
    write();
    end();
    become('ann');
    changeAuth(guest);
    expect(everything()).not.toMatch(/Good|K1|O1/);
    become('ann');
    expect(shown()).toEqual([[], null, null]);
  });

  it('is stored of the last five users, for 30 days', () => {
    const people = ['ann', 'ben', 'carl', 'dora', 'eve', 'fay'];
    for (const person of people) {
      become(person);
      queueContribution(answer);
      end();
    }
    const has = (person: string) => {
      become(person);
      const found = values().length > 0;
      changeAuth(guest);
      return found;
    };
    expect(people.slice(0, 3).map(has)).toEqual([false, true, true]);
    const past = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(past + 31 * 24 * 60 * 60_000);
    expect(has('fay')).toBe(false);
    vi.restoreAllMocks();
    expect(everything()).not.toContain('O1');
  });

  it('of an earlier version of the site is there, too', () => {
    const entries = { keptLeads: JSON.stringify([lead]) };
    end();
    localStorage.setItem('endedUnsent', JSON.stringify({ user: 'ann', entries }));
    become('ann');
    expect(localStorage.getItem('keptLeads')).toBe(entries.keptLeads);
  });

  it('includes saved offers and searches that the account does not have yet, and those that were saved meanwhile', () => {
    const items = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ id })));
    localStorage.setItem('savedOffers', items('B', 'A'));
    localStorage.setItem('syncedOffers', items('A'));
    localStorage.setItem('savedSearches', items('S'));
    localStorage.setItem('syncedSearches', items('S'));
    end();
    expect(everything()).not.toContain('S"');
    localStorage.setItem('savedOffers', items('C', 'A'));
    become('ann');
    expect(localStorage.getItem('savedOffers')).toBe(items('C', 'A', 'B'));
    expect(localStorage.getItem('syncedOffers')).toBe(items('A'));
  });

  it('includes answers that the account could not save yet, which the login saves', () => {
    localStorage.setItem('onboarding', '{"typeOfJobs":"full"}');
    changeAuth({ unsavedAnswersOf: 'ann' });
    end();
    expect(localStorage.getItem('onboarding')).toBeNull();
    changeAuth({ unsavedAnswersOf: null });
    become('ann');
    expect(localStorage.getItem('onboarding')).toContain('full');
    expect(authState().unsavedAnswersOf).toBe('ann');
  });

  it('is named by the message of the end, in every tab that has some', () => {
    const { onNotice } = setUpAccount();
    end();
    expect(onNotice.mock.calls).toEqual([['auth.error.sessionEnded', 'ended']]);
    become('ann');
    write();
    end();
    expect(onNotice.mock.calls.slice(1)).toEqual([['auth.endedKept', 'ended']]);
    become('ann');
    // Another tab has noticed the end, and has stored what waits.
    localStorage.setItem('auth', JSON.stringify({ ...guest, authErrorMessage: 'auth.error.sessionEnded' }));
    localStorage.removeItem('pendingContributions');
    localStorage.removeItem('keptLeads');
    localStorage.removeItem('savedOffers');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(onNotice.mock.calls.slice(2)).toEqual([['auth.endedKept', 'ended']]);
  });

  it('is not what a form holds that cannot store it', () => {
    const { onNotice } = setUpAccount();
    const { unmount } = renderHook(() => useUnsaved(true));
    end();
    unmount();
    expect(onNotice.mock.calls).toEqual([['auth.error.sessionEnded', 'ended']]);
  });

  it('is not stored of a user who logs out', { tags: ['R4.77'] }, () => {
    write();
    changeAuth(guest);
    become('ann');
    expect(shown()).toEqual([[], null, null]);
  });

  it('is joined with what was given meanwhile, of which the newer answer to an offer counts', () => {
    write();
    queueContribution({ ...answer, jobOfferId: 'O2', value: 9 });
    end();
    queueContribution({ ...answer, value: 15 });
    become('ann');
    expect(values()).toEqual([15, 9]);
  });

  it('includes what an open form holds', () => {
    const stop = onLeaving(() => writeSession('profileDraft:profile', 'typed'));
    end();
    stop();
    expect(readSession('profileDraft:profile')).toBeNull();
    become('ann');
    expect(readSession('profileDraft:profile')).toBe('typed');
  });

  it('includes the text of a form that stays on the page, where nobody else sees it', () => {
    const { onNotice } = setUpAccount();
    const open = () => renderHook(() => useStoredText('cost:O1', () => null));
    const { result, unmount } = open();
    act(() => result.current[1]('44.5 €'));
    act(end);
    expect(onNotice.mock.calls).toEqual([['auth.endedKept', 'ended']]);
    expect(result.current[0]).toBeNull();
    act(() => become('ben'));
    expect(result.current[0]).toBeNull();
    act(end);
    act(() => become('ann'));
    expect(result.current[0]).toBe('44.5 €');
    expect(everything()).not.toContain('44.5 €');
    // Also in a page that is loaded again.
    act(end);
    unmount();
    become('ann');
    const next = open();
    expect(next.result.current[0]).toBe('44.5 €');
    next.unmount();
    expect(everything()).not.toContain('44.5 €');
  });

  it('is stored in every tab, although another one noticed the end', () => {
    write();
    const ended = { ...guest, authErrorMessage: 'auth.error.sessionEnded' };
    localStorage.setItem('auth', JSON.stringify(ended));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
    expect(readSession('reviewDraft:O1')).toBeNull();
    become('ann');
    expect(readSession('reviewDraft:O1')).toBe(draft);
  });
});

describe('a page that the browser has suspended', () => {
  const event = (name: string) => Object.assign(new Event(name), { persisted: true });

  it.each([
    ['keeps its text when the session has ended', 'auth.error.sessionEnded', draft],
    ['keeps nothing when the user has logged out', null, null],
  ] as const)('%s meanwhile', { tags: ['R4.77'] }, (_case, authErrorMessage, found) => {
    write();
    window.dispatchEvent(event('pagehide'));
    localStorage.setItem('auth', JSON.stringify({ ...guest, authErrorMessage }));
    window.dispatchEvent(event('pageshow'));
    expect(readSession('reviewDraft:O1')).toBeNull();
    become('ann');
    expect(readSession('reviewDraft:O1')).toBe(found);
  });
});

describe('a log-out in another tab', () => {
  const logOutElsewhere = () => {
    localStorage.setItem('auth', JSON.stringify(guest));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
  };

  it('says that it has removed what was being written', () => {
    const { onNotice } = setUpAccount();
    writeSession('reviewDraft:O1', draft);
    logOutElsewhere();
    expect(readSession('reviewDraft:O1')).toBeNull();
    expect(onNotice.mock.calls).toEqual([['auth.loggedOutElsewhere', 'info']]);
  });

  it('says nothing where nothing was being written, or in the tab of the log-out', () => {
    const { onNotice } = setUpAccount();
    logOutElsewhere();
    become('ann');
    writeSession('reviewDraft:O1', draft);
    setLeavingPage(true);
    changeAuth(guest);
    expect(onNotice).not.toHaveBeenCalled();
  });
});
