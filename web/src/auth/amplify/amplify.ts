import {
  autoSignIn,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  rememberDevice,
  resendSignUpCode,
  setUpTOTP,
  signIn,
  signUp,
  updateMFAPreference,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { configureAmplify } from './configureAmplify.ts';
import { completeHostedSignIn, openHostedPage, signOutOfAmplify } from './hostedPage.ts';

/** What the product uses of Amplify. Get it from `loadAmplify` only, so that guests never load it. */
export const amplify = {
  // Amplify replaces this export while a sign-up is in progress.
  autoSignIn: () => autoSignIn(),
  completeHostedSignIn,
  configureAmplify,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  /** The tokens, renewed if necessary, without the temporary credentials that a session includes. */
  getTokens: (options?: { readonly forceRefresh: boolean }) =>
    cognitoUserPoolsTokenProvider.getTokens(options),
  listen: (onEvent: (event: string, data: unknown) => void): (() => void) =>
    Hub.listen('auth', ({ payload }) => onEvent(payload.event, 'data' in payload ? payload.data : undefined)),
  openHostedPage,
  rememberDevice,
  resendSignUpCode,
  setUpTOTP,
  signIn,
  signOutOfAmplify,
  signUp,
  updateMFAPreference,
  updateUserAttributes,
  verifyTOTPSetup,
};

export type Amplify = typeof amplify;
