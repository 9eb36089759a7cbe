import type { RestClient } from '../rest/restClient.ts';

/** The parts of a link by which a user chooses a new password. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
  readonly secretHash: string;
}

/**
 * Writes of visitors who cannot sign in, or whose address is not verified. All are silenced: the form that sends them
 * shows what failed.
 */
export const accountWrites = ({ webApi }: Pick<RestClient, 'webApi'>) => {
  const options = { silenced: true };

  return {
    forgotPassword: (email: string) => webApi.post('/auth/forgot-password', { ...options, body: { email } }),

    checkResetPasswordToken: (email: string, token: string) =>
      webApi.post('/auth/check-reset-password-token', { ...options, body: { email, token } }),

    resetPassword: ({ email, token, secretHash }: ResetLink, password: string) =>
      webApi.post('/auth/reset-password', {
        ...options,
        body: { email, token, secretHash, password },
      }),

    verifyEmailSend: (email: string) =>
      // The link then verifies the account of this user only.
      webApi.post('/auth/verify-email-send', { ...options, authorised: 'ifSignedIn', body: { email } }),

    unsubscribe: (token: string) => webApi.post('/unsubscribe', { ...options, body: { token } }),

    verifyEmailConfirm: (email: string, token: string) =>
      webApi.post('/auth/verify-email-confirm', {
        ...options,
        authorised: 'ifSignedIn',
        body: { email, token },
      }),
  };
};
