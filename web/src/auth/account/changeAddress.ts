import { reportError } from '../../browser/reportError.ts';
import type { Amplify } from '../amplify/amplify.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth } from '../authStore.ts';
import { faultKinds, faultOf, faultOfSending, type AuthFault } from '../faults/faults.ts';
import { initUser } from '../login/accountCalls.ts';
import { send } from '../machine/accountMachine.ts';
import { renewalInProgress, renewTokens } from '../renewal.ts';
import { serverTime } from '../session/serverTime.ts';
import { changeAuthOf, currentSignIn } from '../session/signInOf.ts';
import { tokenClaims } from '../session/tokenClaims.ts';
import type { AuthStep } from './authStep.ts';
import { clientMetadata } from './clientMetadata.ts';
import { runInSession } from './runStep.ts';

/** How long a log-in lets its user change the address: whoever finds an open browser does not know the password. */
const freshMs = 15 * 60_000;

/** Whether the user has logged in so lately that they may change the address. */
export const isFreshLogIn = (): boolean => {
  const state = authState();
  const { auth_time: time } = state.idToken === null ? {} : tokenClaims(state.idToken);
  return typeof time === 'number' && serverTime(state) - time * 1000 < freshMs;
};

const taken: AuthFault = { message: 'security.email.taken', field: 'email' };
const unchanged: AuthFault = { message: 'security.email.same', field: 'email' };

const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'AliasExistsException';

/** Waits for the code of a new address no more. The pool keeps the former one. */
export const giveUpAddress = (): void => {
  changeAuth({ newAddress: null });
  send('addressSettled');
};

/** The address that the account has at the identity service, if it is not the one that this browser knows. */
const changedAddress = async ({ fetchUserAttributes }: Amplify): Promise<string | null> => {
  const { email, email_verified: isVerified } = await fetchUserAttributes();
  const known = authState().profile?.email?.toLowerCase();
  return email !== undefined && email.toLowerCase() !== known && isVerified === 'true' ? email : null;
};

/** Gets tokens with the new address, and tells the services about it. If that fails, the next log-in does. */
const useAddress = async (signIn: string | null, address: string | null): Promise<AuthStep> => {
  // A renewal that has begun before may bring the former one.
  await renewalInProgress();
  const isRenewed = await renewTokens();
  const { profile } = authState();
  changeAuthOf(signIn, {
    newAddress: null,
    ...(profile !== null && {
      profile: { ...profile, email: address ?? profile.email, emailVerified: true },
    }),
  });
  send('addressSettled');
  if (isRenewed)
    await initUser(authSetup().environment(), null).catch((error: unknown) =>
      reportError(error, { where: 'change of the address' }),
    );
  return { step: 'done' };
};

/** Sends a code to the address that the user wants, or sends another one. Theirs stays until the code is entered. */
export const sendAddressCode = (text: string): Promise<AuthStep> => {
  const address = text.trim();
  if (address === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyUsername });
  if (address.toLowerCase() === authState().profile?.email?.toLowerCase())
    return Promise.resolve({ step: 'failed', fault: unchanged });
  return runInSession(
    async (amplify): Promise<AuthStep> => {
      const signIn = currentSignIn();
      const { email: update } = await amplify.updateUserAttributes({
        userAttributes: { email: address },
        options: { clientMetadata: clientMetadata() },
      });
      if (currentSignIn() !== signIn) return { step: 'done' };
      if (update?.nextStep.updateAttributeStep === 'DONE') return useAddress(signIn, address);
      changeAuth({ newAddress: address });
      send('addressAsked', { address, sent: true });
      return { step: 'emailCode', destination: address };
    },
    (error, otherwise) => (isTaken(error) ? taken : faultOfSending(error, otherwise)),
  );
};

/**
 * Enters the code of a new address, which another device may have asked for, so that only the identity service knows the address.
 * That another account has it is said only now, to whom it belongs.
 */
export const confirmAddress = (code: string): Promise<AuthStep> =>
  runInSession(
    async (amplify): Promise<AuthStep> => {
      const signIn = currentSignIn();
      const { newAddress } = authState();
      try {
        const confirmationCode = code.replaceAll(/\s/g, '');
        await amplify.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
      } catch (error) {
        if (isTaken(error)) giveUpAddress();
        if (faultOf(error).field !== 'code') throw error;
        // Another tab or device has entered a code, or the answer to a request was lost.
        const changed = await changedAddress(amplify);
        if (changed === null) throw error;
        return useAddress(signIn, changed);
      }
      const confirmed = await changedAddress(amplify).catch(() => null);
      return useAddress(signIn, confirmed ?? newAddress);
    },
    (error, otherwise) => (isTaken(error) ? taken : faultOf(error, otherwise)),
  );

/** Follows a change of the address on another device, of which this browser has heard. What waits here for its code is over. */
export const followAddress = async (): Promise<void> => {
  if ((await renewTokens()) && authState().newAddress !== null) giveUpAddress();
};
