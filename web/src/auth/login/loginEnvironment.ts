import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../relay/createEnvironment.ts';
import { sendFromBrowser } from '../../relay/sendFromBrowser.ts';
import { authSetup } from '../authSetup.ts';

/**
 * The environment of Relay for the calls of a login whose tokens are not stored yet: it sends `idToken`, whoever is signed in,
 * and leaves it to the login to show failures.
 */
export const loginEnvironment = (idToken: string): Environment =>
  createEnvironment({
    send: sendFromBrowser(authSetup().language, async () => ({ authorization: `Bearer ${idToken}` })),
    late: new Set(),
    patienceMs: null,
    onMessages: () => undefined,
    onNoAnswer: () => undefined,
  });
