import type { FastifyRequest } from 'fastify';
import { isKnownToAddress } from '../../identity/knownNetworks.ts';
import { mayMail } from '../../limits/limitMails.ts';
import { limitRequests } from '../../limits/requestLimit.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import { withMinResponseTime } from '../../rest/withMinResponseTime.ts';
import type { Deps } from '../../server/deps.ts';
import { normaliseEmail } from './findAccount.ts';
import * as operations from './authOperations.ts';
import { confirmEmail, sendVerificationLink } from './emailVerification.ts';
import { requireUsableLink, resetPassword, sendResetLink } from './passwordReset.ts';

/** Of links, by who asks and by who receives. */
const mailLimits = { perAddress: 120, perAccount: 10 };

/** Per caller and operation, for operations that check tokens. */
const maxRequestsPerHour = 30;

export const authRoutes = (app: TypedApp, deps: Deps): void => {
  const { database } = deps;

  const limitCaller = (kind: string, request: FastifyRequest) =>
    limitRequests(database, { kind: `${kind} by`, subject: request.ip, max: maxRequestsPerHour });

  /** Keeps limit, answer and response time the same for known and unknown addresses. */
  const sendLinkTo = async (
    kind: string,
    request: FastifyRequest,
    address: string,
    send: (email: string) => Promise<void>,
  ): Promise<{ message: string }> => {
    const email = normaliseEmail(address);
    await withMinResponseTime(async () => {
      const isOwner = await isKnownToAddress(database, email, request.ip);
      const mail = { address: request.ip, recipient: email, purpose: kind, isOwner };
      if (await mayMail(database, { sender: kind, ...mailLimits }, mail)) await send(email);
    });
    return { message: 'If this address has an account, a mail is on its way.' };
  };

  app.route({
    ...operations.forgotPassword,
    handler: async (request) =>
      sendLinkTo('forgot-password', request, request.body.email, (email) =>
        sendResetLink(deps, languageOf(request), email),
      ),
  });

  app.route({
    ...operations.verifyEmailSend,
    handler: async (request) =>
      sendLinkTo('verify-email-send', request, request.body.email, (email) =>
        sendVerificationLink(deps, languageOf(request), email, request.user?.id ?? null),
      ),
  });

  app.route({
    ...operations.checkResetPasswordToken,
    handler: async (request) => {
      const { email, token } = request.body;
      await limitCaller('check-reset-password-token', request);
      await requireUsableLink(deps, { email: normaliseEmail(email), token });
      return { message: 'The link can be used.' };
    },
  });

  app.route({
    ...operations.resetPassword,
    handler: async (request) => {
      const { email, ...rest } = request.body;
      await limitCaller('reset-password', request);
      await resetPassword(deps, languageOf(request), { email: normaliseEmail(email), ...rest });
      return { message: 'The password was changed.' };
    },
  });

  app.route({
    ...operations.verifyEmailConfirm,
    handler: async (request) => {
      const { email, token } = request.body;
      await limitCaller('verify-email-confirm', request);
      await confirmEmail(deps, { email: normaliseEmail(email), token }, request.user?.id ?? null);
      return { message: 'The address is verified.' };
    },
  });
};
