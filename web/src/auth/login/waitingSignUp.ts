import { removeAccountEntries } from '../../browser/accountEntries.ts';
import { readLocal, removeLocal, writeLocal } from '../../browser/localStore.ts';
import type { StorageEntry } from '../../browser/storageEntries.ts';
import { storedFields } from '../../browser/stored/storedJson.ts';
import { keepEntries, takeBack } from '../session/keptOfEnded.ts';
import { entriesOfBrowser } from '../session/storedEntries.ts';
import { authSetup } from '../authSetup.ts';
import type { AuthState } from '../authState.ts';
import { authState, changeAuth } from '../authStore.ts';
import { isPasswordAccount } from '../passwordAccount.ts';
import type { AuthProfile } from '../profile.ts';

const entry: StorageEntry = 'waitingSignUp';

/** A sign-up that waits for its code or link while somebody else logs in. What the guest gave for it is kept for its account. */
interface WaitingSignUp {
  readonly state: Partial<AuthState> & { readonly signUpEmail: string; readonly signUpId: string };
}

const waiting = (): WaitingSignUp | null => {
  const { state } = storedFields(readLocal(entry)) as Partial<WaitingSignUp>;
  return state === undefined ? null : { state };
};

/** Notes the sign-up of this browser, before another address signs in. Returns whether one waits. */
export const noteWaitingSignUp = (): boolean => {
  const { signUpEmail, signUpId, isReadyToSaveUser, emailConsent, registerSource } = authState();
  if (signUpEmail === null || signUpId === null) return false;
  const stepName = authSetup().config.verification === 'link' ? 'waitForLink' : 'confirmSignUp';
  const begun = { authTrigger: 'signUp', shouldPostProcess: true, stepName } as const;
  const state = { ...begun, signUpEmail, signUpId, isReadyToSaveUser, emailConsent, registerSource };
  writeLocal(entry, JSON.stringify({ state } satisfies WaitingSignUp));
  return true;
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

/**
 * Before the login of a user: ends the sign-up of this account as one; what a guest gave for the sign-up of another account is
 * neither shown to the user nor sent as theirs.
 */
export const settleSignUp = (profile: AuthProfile): void => {
  const sign = waiting();
  if (sign === null) return;
  if (isSignUpOf(profile, sign.state)) {
    resumeSignUp();
    forgetWaitingSignUp();
    return;
  }
  // What a user left whom this one replaces is no guest’s.
  if (authState().idToken !== null) return;
  keepEntries(sign.state.signUpId, entriesOfBrowser());
  removeAccountEntries();
};
