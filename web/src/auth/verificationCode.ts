import { authState, changeAuth } from './authStore.ts';
import { isHostedReturn } from './hostedReturn.ts';
import { verificationCodeIn } from './verificationLink.ts';

/** Keeps the code of a verification link until the login, or until an address without a code is opened. */
export const noteVerificationCode = (search: string): void => {
  const code = verificationCodeIn(search);
  // The return from the hosted page is a part of the login.
  if (code !== authState().verificationCode && !isHostedReturn(search))
    changeAuth({ verificationCode: code });
};
