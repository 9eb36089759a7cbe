import type { RestClient } from '../rest/restClient.ts';

/** The parts of a link that lets its reader choose a new password. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
  readonly secretHash: string;
}

/**
 * Writes of visitors who cannot sign in, or whose address is not verified. All are silenced: the form that sends them
 * shows what failed. The visitor's address goes along, because the services limit requests per address.
 */
export const accountWrites = ({ webApi }: Pick<RestClient, 'webApi'>) => {
  const from = (clientIp: string | null) => ({
    silenced: true,
    ...(clientIp === null ? {} : { headers: { 'x-forwarded-for': clientIp } }),
  });

  return {
    forgotPassword: (clientIp: string | null, email: string) =>
      webApi.post('/auth/forgot-password', { ...from(clientIp), body: { email } }),

    checkResetPasswordToken: (clientIp: string | null, email: string, token: string) =>
      webApi.post('/auth/check-reset-password-token', { ...from(clientIp), body: { email, token } }),

    resetPassword: (clientIp: string | null, { email, token, secretHash }: ResetLink, password: string) =>
      webApi.post('/auth/reset-password', {
        ...from(clientIp),
        body: { email, token, secretHash, password },
      }),

    verifyEmailSend: (clientIp: string | null, email: string) =>
      webApi.post('/auth/verify-email-send', { ...from(clientIp), body: { email } }),

    verifyEmailConfirm: (clientIp: string | null, email: string, token: string) =>
      webApi.post('/auth/verify-email-confirm', { ...from(clientIp), body: { email, token } }),
  };
};
