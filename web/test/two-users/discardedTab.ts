import { vi } from 'vitest';
import { authSetup } from '../../src/auth/authSetup.ts';
import { secretOf } from './gateway.ts';

/** Replaces what the session storage holds, and returns what it held. */
const exchange = (entries: Readonly<Record<string, string>>): Record<string, string> => {
  const former = { ...sessionStorage } as Record<string, string>;
  sessionStorage.clear();
  Object.entries(entries).forEach(([name, value]) => sessionStorage.setItem(name, value));
  return former;
};

/**
 * A third tab of the browser, whose page the browser discards as soon as the visitor looks elsewhere: no code of the site
 * learns there who signs in and out. `open` lets the visitor return to it and type a review.
 */
export const createDiscardedTab = async () => {
  // Modules of its own, because each page has its own memory.
  vi.resetModules();
  // Its session would run on after the page is discarded.
  vi.doMock('../../src/auth/session/runSession.ts', () => ({ runSession: () => Promise.resolve() }));
  const { startAuth } = await import('../../src/auth/startAuth.ts');
  const { authState, rereadAuth } = await import('../../src/auth/authStore.ts');
  const { rememberTabUser } = await import('../../src/auth/session/rememberTabUser.ts');
  const { forgetSession, sessionKeys } = await import('../../src/browser/storage/sessionStore.ts');
  let entries: Readonly<Record<string, string>> = {};
  let former: string | null = null;
  return {
    open: () => {
      const ofFirstTab = exchange(entries);
      sessionKeys().forEach(forgetSession);
      rereadAuth();
      startAuth(authSetup());
      const user = authState().profile?.user_id ?? null;
      const found = sessionStorage.getItem('reviewDraft');
      const visit = { former, user, found };
      // What the session does at its start.
      rememberTabUser(user);
      if (user !== null) sessionStorage.setItem('reviewDraft', secretOf(user));
      former = user;
      entries = exchange(ofFirstTab);
      return visit;
    },
  };
};
