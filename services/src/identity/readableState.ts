import { setTimeout as pause } from 'node:timers/promises';
import type { SignIn, SignInState } from './identityAdmin.ts';
import { signInStates } from './signInStates.ts';

/** How long the end of a sign-in and another address may stay unnoticed by reads, of which a page makes several. */
const maxAgeMs = 5_000;
const maxWaitMs = 1_000;

/** While nobody says which address the account has, reads show the one that the services know. */
const unasked: SignInState = {
  status: 'active',
  address: { email: null, emailVerified: null, emailToldAt: 0 },
};

/**
 * The state of a sign-in for reads. While the identity service does not answer, users can still read: only changes and the export
 * of everything, which need the mailbox, wait for it.
 */
export const readableState = (read: (signIn: SignIn) => Promise<SignInState>) => {
  const { stateOf } = signInStates(read, maxAgeMs);
  return async (signIn: SignIn): Promise<SignInState> => {
    const end = new AbortController();
    const waited = pause(maxWaitMs, unasked, { signal: end.signal });
    try {
      return await Promise.race([waited, stateOf(signIn).catch(() => unasked)]);
    } finally {
      waited.catch(() => undefined);
      end.abort();
    }
  };
};
