import { setTimeout as pause } from 'node:timers/promises';
import type { SignIn, SignInState } from './identityAdmin.ts';
import { signInStates } from './signInStates.ts';

/** How long the end of a sign-in may stay unnoticed by reads, of which a page makes several. */
const maxAgeMs = 5_000;
const maxWaitMs = 1_000;

/**
 * The state of a sign-in for reads. While the identity service does not answer, users can still read: only changes and the export
 * of everything wait for it.
 */
export const readableState = (read: (signIn: SignIn) => Promise<SignInState>) => {
  const { stateOf } = signInStates(read, maxAgeMs);
  return async (signIn: SignIn): Promise<SignInState> => {
    const end = new AbortController();
    const waited = pause(maxWaitMs, 'active' as const, { signal: end.signal });
    try {
      return await Promise.race([waited, stateOf(signIn).catch((): SignInState => 'active')]);
    } finally {
      waited.catch(() => undefined);
      end.abort();
    }
  };
};
