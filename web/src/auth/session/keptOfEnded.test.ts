import { beforeEach, describe, expect, it } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { readSession, removeSession, sessionKeys, writeSession } from '../../browser/sessionStore.ts';
import { setLeavingPage } from '../accountChange.ts';
import { onLeaving } from './openForms.ts';
import { guest } from '../authState.ts';
import { changeAuth } from '../authStore.ts';
import {
  keepContribution,
  pendingContributions,
  type Contribution,
} from '../contributions/pendingContributions.ts';
import { endSession } from './endSession.ts';
import { currentSignIn } from './signInOf.ts';
import { sessionFields } from './tokens.ts';
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
  keepContribution(answer);
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

  it.each([
    ['another user logs in', () => become('ben')],
    [
      'the user has logged in and out again',
      () => {
        become('ann');
        changeAuth(guest);
      },
    ],
  ])('is gone once %s', { tags: ['R4.77'] }, (_event, leave) => {
    write();
    end();
    leave();
    expect(everything()).not.toMatch(/Good|K1|O1/);
    become('ann');
    expect(shown()).toEqual([[], null, null]);
  });

  it('is not kept of a user who logs out', { tags: ['R4.77'] }, () => {
    write();
    changeAuth(guest);
    become('ann');
    expect(shown()).toEqual([[], null, null]);
  });

  it('is joined with what was given meanwhile, of which the newer answer to an offer counts', () => {
    write();
    keepContribution({ ...answer, jobOfferId: 'O2', value: 9 });
    end();
    keepContribution({ ...answer, value: 15 });
    become('ann');
    expect(values()).toEqual([9, 15]);
  });

  it('includes what an open form holds', () => {
    const stop = onLeaving(() => writeSession('profileDraft:profile', 'typed'));
    end();
    stop();
    expect(readSession('profileDraft:profile')).toBeNull();
    become('ann');
    expect(readSession('profileDraft:profile')).toBe('typed');
  });

  it('is kept in every tab, although another one noticed the end', () => {
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
