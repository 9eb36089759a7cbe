import type { Outcome } from '../rest/outcome.ts';
import type { RestHelper } from '../rest/restHelper.ts';
import type { Done } from '../rest/rows.ts';

/** The parts of a link that lets its reader choose a new password. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
  readonly secretHash: string;
}

/**
 * What people send who cannot sign in, or whose address is not known to be theirs. All silenced: the form that sends it
 * says what went wrong. The visitor's address goes along, because the services limit how often somebody may ask.
 */
export const accountWrites = (rest: RestHelper) => {
  const send = (
    path: string,
    clientIp: string | null,
    body: Readonly<Record<string, string>>,
  ): Promise<Outcome<Done>> =>
    rest.attempt<Done>({
      target: 'webApi',
      path,
      method: 'POST',
      body,
      silenced: true,
      ...(clientIp === null ? {} : { headers: { 'x-forwarded-for': clientIp } }),
    });

  return {
    forgotPassword: (clientIp: string | null, email: string) =>
      send('/auth/forgot-password', clientIp, { email }),

    checkResetPasswordToken: (clientIp: string | null, email: string, token: string) =>
      send('/auth/check-reset-password-token', clientIp, { email, token }),

    resetPassword: (clientIp: string | null, link: ResetLink, password: string) =>
      send('/auth/reset-password', clientIp, {
        email: link.email,
        token: link.token,
        secretHash: link.secretHash,
        password,
      }),

    verifyEmailSend: (clientIp: string | null, email: string) =>
      send('/auth/verify-email-send', clientIp, { email }),

    verifyEmailConfirm: (clientIp: string | null, email: string, token: string) =>
      send('/auth/verify-email-confirm', clientIp, { email, token }),
  };
};
