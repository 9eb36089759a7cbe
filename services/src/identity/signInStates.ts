import { LRUCache } from 'lru-cache';
import { hashOf } from '../text/secrets.ts';
import type { SignIn, SignInState } from './identityAdmin.ts';

const maxSignIns = 10_000;

/**
 * Remembers the states of sign-ins for a short time, for each of their tokens: a new one may tell of another address. Concurrent questions
 * about one share an answer. With an age of 0 each question is asked.
 */
export const signInStates = (read: (signIn: SignIn) => Promise<SignInState>, maxAgeMs: number) => {
  if (maxAgeMs === 0) return { stateOf: read, forget: () => undefined };
  const states = new LRUCache<string, SignInState, SignIn>({
    max: maxSignIns,
    ttl: maxAgeMs,
    // Return a state even if it is evicted while it is being read.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: signIn }) => read(signIn),
  });
  return {
    stateOf: (signIn: SignIn): Promise<SignInState> =>
      states.forceFetch(hashOf(signIn.idToken), { context: signIn }),
    /** Notices a change by this process at once. */
    forget: (): void => states.clear(),
  };
};
