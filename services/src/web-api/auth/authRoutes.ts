import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { comparable } from './accountOf.ts';
import * as operations from './authOperations.ts';
import { confirmEmail, sendVerificationLink } from './emailVerification.ts';
import { demandUsableLink, resetPassword, sendResetLink } from './passwordReset.ts';
import { limitRequests } from './requestLimit.ts';
import { steadyAnswer } from './steadyAnswer.ts';

/** Mails to an address. */
const maxMailsPerHour = 5;

/** Requests of a caller to each operation that sends mails or checks tokens. */
const maxRequestsPerHour = 30;

export const authRoutes = (app: TypedApp, deps: Deps): void => {
  const { database } = deps;

  const limitCaller = (what: string, request: FastifyRequest) =>
    limitRequests(database, { what: `${what} by`, who: request.ip, max: maxRequestsPerHour });

  /** Limit, answer and response time are the same for known and unknown addresses. */
  const mailing = async (
    what: string,
    request: FastifyRequest,
    address: string,
    send: typeof sendResetLink,
  ): Promise<{ message: string }> => {
    const email = comparable(address);
    await limitCaller(what, request);
    await limitRequests(database, { what, who: email, max: maxMailsPerHour });
    await steadyAnswer(() => send(deps, languageOf(request), email));
    return { message: 'If there is an account with this address, a mail is on its way.' };
  };

  app.route({
    ...operations.forgotPassword,
    handler: async (request) => mailing('forgot-password', request, request.body.email, sendResetLink),
  });

  app.route({
    ...operations.verifyEmailSend,
    handler: async (request) =>
      mailing('verify-email-send', request, request.body.email, sendVerificationLink),
  });

  app.route({
    ...operations.checkResetPasswordToken,
    handler: async (request) => {
      const { email, token } = request.body;
      await limitCaller('check-reset-password-token', request);
      await demandUsableLink(deps, { email: comparable(email), token });
      return { message: 'The link can be used.' };
    },
  });

  app.route({
    ...operations.resetPassword,
    handler: async (request) => {
      const { email, ...rest } = request.body;
      await limitCaller('reset-password', request);
      await resetPassword(deps, languageOf(request), { email: comparable(email), ...rest });
      return { message: 'The password was changed.' };
    },
  });

  app.route({
    ...operations.verifyEmailConfirm,
    handler: async (request) => {
      const { email, token } = request.body;
      await limitCaller('verify-email-confirm', request);
      await confirmEmail(deps, { email: comparable(email), token });
      return { message: 'The address is verified.' };
    },
  });
};
