import { forgetAccountEntries, removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { readLocal, removeLocal, writeLocal } from '../../browser/storage/localStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { storedFields } from '../../browser/storage/storedJson.ts';
import { storeDrafts, storeEntries, takeBack } from '../session/storedOfEnded.ts';
import { storeForms } from '../session/openForms.ts';
import { entriesOfBrowser } from '../session/storedEntries.ts';
import { authSetup } from '../authSetup.ts';
import type { AuthState } from '../authState.ts';
import { authState, changeAuth } from '../authStore.ts';
import { isPasswordAccount } from '../passwordAccount.ts';
import type { AuthProfile } from '../profile.ts';
import { forgetStored, storeForLogin } from './storedForLogin.ts';

const entry: StorageEntry = 'waitingSignUp';

/** A sign-up that waits for its code or link while somebody else logs in. What the guest gave for it is stored for its account. */
interface WaitingSignUp {
  readonly state: Partial<AuthState> & { readonly signUpEmail: string; readonly signUpId: string };
}

const waiting = (): WaitingSignUp | null => {
  const { state } = storedFields(readLocal(entry)) as Partial<WaitingSignUp>;
  return state === undefined ? null : { state };
};

/** The part of the state that a sign-up leaves for the login of its account, without a sign-up. */
export const noPendingSignUp = {
  signUpEmail: null,
  signUpId: null,
  isReadyToSaveUser: false,
  emailConsent: false,
} as const;

/** Notes the sign-up of this browser, before another address signs in. Returns whether one waits. */
const noteWaitingSignUp = (): boolean => {
  const { signUpEmail, signUpId, isReadyToSaveUser, emailConsent, registerSource } = authState();
  if (signUpEmail === null || signUpId === null) return false;
  const stepName = authSetup().config.verification === 'link' ? 'waitForLink' : 'confirmSignUp';
  const begun = { authTrigger: 'signUp', shouldPostProcess: true, stepName } as const;
  const state = { ...begun, signUpEmail, signUpId, isReadyToSaveUser, emailConsent, registerSource };
  writeLocal(entry, JSON.stringify({ state } satisfies WaitingSignUp));
  return true;
};

/** Sets aside the sign-up of an address; one at a provider has none, and is forgotten. */
export const leaveSignUp = (): void => {
  storeForLogin();
  if (!noteWaitingSignUp()) forgetStored();
};

export const forgetWaitingSignUp = (): void => removeLocal(entry);

/** Offers the sign-up again, with what the guest gave for it: it goes on waiting. */
export const resumeSignUp = (): void => {
  const sign = waiting();
  if (sign === null) return;
  takeBack(sign.state.signUpId);
  changeAuth(sign.state);
};

/** Whether a sign-up is that of a user: by its address, because a later one with it has replaced the id. */
export const isSignUpOf = (
  profile: AuthProfile,
  { signUpEmail, signUpId }: Pick<AuthState, 'signUpEmail' | 'signUpId'>,
): boolean =>
  signUpId === profile.user_id || (signUpEmail !== null && isPasswordAccount(profile, signUpEmail));

/** Keeps what this tab stores, and its forms hold, for the account of the sign-up. Returns whether there was something. */
const keepTab = ({ state }: WaitingSignUp): boolean => {
  storeForms();
  return storeDrafts(state.signUpId);
};

/**
 * In a tab of the guest, after another account has logged in elsewhere: sets aside what the guest gave there for the sign-up.
 * Returns whether there was something.
 */
export const setAsideTab = (): boolean => {
  const sign = waiting();
  if (sign === null || !keepTab(sign)) return false;
  forgetAccountEntries(() => true);
  return true;
};

/**
 * Before the login of a user: ends the sign-up of this account as one; what a guest gave for the sign-up of another account is
 * neither shown to the user nor sent as theirs. Returns whether some of it was set aside.
 */
export const settleSignUp = (profile: AuthProfile): boolean => {
  // Another tab may have signed up since this login began.
  const state = authState();
  if (state.signUpEmail !== null && !isSignUpOf(profile, state)) {
    leaveSignUp();
    changeAuth({ ...noPendingSignUp, authTrigger: 'signIn' });
  }
  const sign = waiting();
  if (sign === null) return false;
  if (isSignUpOf(profile, sign.state)) {
    resumeSignUp();
    forgetWaitingSignUp();
    return false;
  }
  // What a user left whom this one replaces is no guest’s.
  if (authState().idToken !== null) return false;
  const hasSome = keepTab(sign);
  storeEntries(sign.state.signUpId, entriesOfBrowser());
  removeAccountEntries();
  return hasSome;
};
