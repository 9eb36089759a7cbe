import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { authSetup } from '../authSetup.ts';
import { guest } from '../authState.ts';
import { sessionFields } from './tokens.ts';

vi.mock('./runSession.ts', () => ({ runSession: () => Promise.resolve() }));

const stateOf = (user: string | null) => ({
  ...guest,
  ...(user === null ? {} : sessionFields(tokens({ sub: user }), Date.now())),
});

/** Opens a page of the site in this tab, as after the browser has discarded the former one, or on the way from another site. */
const openPage = async (user: string | null) => {
  localStorage.setItem('auth', JSON.stringify(stateOf(user)));
  vi.resetModules();
  const { startAuth } = await import('../startAuth.ts');
  startAuth(authSetup());
  const found = { ...sessionStorage };
  const { watchAccount } = await import('./watchAccount.ts');
  const { authState, changeAuth } = await import('../authStore.ts');
  // The session of a user does so at its start.
  if (user !== null) watchAccount(authState().idToken);
  return { watchAccount, changeAuth, found };
};

const entries = {
  'reviewDraft:Swiftbite': '{"text":"Mine"}',
  'attemptInput:1': 'mine',
  pageSessionId: 'visit',
};
const store = () => Object.entries(entries).forEach(([name, value]) => sessionStorage.setItem(name, value));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setUpAccount();
});

describe('what a tab stores', () => {
  it.each([
    ['nobody', null],
    ['somebody else', 'ben'],
  ])(
    'is removed when no page of the site ran in the tab when its user left, and %s is next',
    { tags: ['R4.77'] },
    async (_, next) => {
      await openPage('ann');
      store();
      // Before anything can read it.
      expect((await openPage(next)).found).toEqual({});
    },
  );

  it('stays while its user stays', async () => {
    await openPage('ann');
    store();
    await openPage('ann');
    expect(sessionStorage).toMatchObject(entries);
  });

  it('is a guest’s until they sign up, and then the user’s', async () => {
    await openPage(null);
    store();
    await openPage(null);
    expect({ ...sessionStorage }).toEqual(entries);
    await openPage('ann');
    expect(sessionStorage).toMatchObject(entries);
    expect((await openPage('ben')).found).toEqual({});
  });

  it('is also the user’s who has signed in on the page', { tags: ['R4.77'] }, async () => {
    const { watchAccount, changeAuth } = await openPage(null);
    store();
    watchAccount(null);
    changeAuth(stateOf('ann'));
    expect(sessionStorage).toMatchObject(entries);
    await openPage(null);
    expect({ ...sessionStorage }).toEqual({});
  });
});
