import type { Environment } from 'relay-runtime';
import { authState } from '../authStore.ts';
import { changeAuthOf } from '../session/signInOf.ts';
import { RejectedInput, saveUser } from './accountCalls.ts';

/** Saves the user with the consent of the sign-up, if that waits for it; a consent that could not be sent goes on waiting. */
export const saveConsent = async (environment: Environment, signIn: string | null): Promise<void> => {
  const { isReadyToSaveUser, emailConsent } = authState();
  if (!isReadyToSaveUser) return;
  const clear = (): void =>
    changeAuthOf(signIn, { isReadyToSaveUser: false, signUpEmail: null, signUpId: null });
  try {
    await saveUser(environment, emailConsent);
  } catch (error) {
    if (error instanceof RejectedInput) clear();
    throw error;
  }
  clear();
};
