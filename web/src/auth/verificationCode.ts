import { authState, changeAuth } from './authStore.ts';
import { isHostedReturn } from './hostedReturn.ts';

/** Keeps the code of a verification link until the login, or until an address without a code is opened. */
export const noteVerificationCode = (search: string): void => {
  const code = new URLSearchParams(search).get('verification_code') || null;
  // The return from the hosted page is a part of the login.
  if (code !== authState().verificationCode && !isHostedReturn(search))
    changeAuth({ verificationCode: code });
};
