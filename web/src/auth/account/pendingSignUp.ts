import { authState, changeAuth } from '../authStore.ts';

/** The part of the state that a sign-up leaves for the login of its account, without a sign-up. */
export const noPendingSignUp = {
  signUpEmail: null,
  signUpId: null,
  isReadyToSaveUser: false,
  emailConsent: false,
} as const;

/** How addresses are compared and kept. */
export const signUpEmailOf = (email: string): string => email.trim().toLowerCase();

/** Forgets what a sign-up left, unless it was that of the address with which somebody now signs up or in. */
export const forgetOtherSignUp = (email: string | null): void => {
  const { isReadyToSaveUser, signUpEmail } = authState();
  const isSame = email !== null && signUpEmail === signUpEmailOf(email);
  if (isReadyToSaveUser && !isSame) changeAuth(noPendingSignUp);
};

/**
 * The name of the account to confirm: the id that the sign-up of this browser returned, because somebody else may have
 * signed up with the address since. Without one, the address.
 */
export const signUpName = (email: string): string => {
  const { signUpEmail, signUpId } = authState();
  return signUpEmail === signUpEmailOf(email) ? (signUpId ?? email) : email;
};
