import type { FastifyRequest } from 'fastify';
import { knownToAddress } from '../../identity/knownNetworks.ts';
import { mayMail } from '../../limits/limitMails.ts';
import { limitRequests } from '../../limits/requestLimit.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import { withMinResponseTime } from '../../rest/withMinResponseTime.ts';
import type { Deps } from '../../server/deps.ts';
import { findAccount, normaliseEmail } from './findAccount.ts';
import * as operations from './authOperations.ts';
import { confirmEmail, sendVerificationLink, unverifiedAccount } from './emailVerification.ts';
import { requireUsableLink, resetPassword, sendResetLink } from './passwordReset.ts';

/** Of links, by who asks and by who receives. */
const mailLimits = { perAddress: 120, perAccount: 10 };

/** Per caller and operation, for operations that check tokens. */
const maxRequestsPerHour = 30;

export const authRoutes = (app: TypedApp, deps: Deps): void => {
  const { database } = deps;

  const limitCaller = (kind: string, request: FastifyRequest) =>
    limitRequests(database, { kind: `${kind} by`, subject: request.ip, max: maxRequestsPerHour });

  const done = { message: 'If this address has an account, a mail is on its way.' };

  /**
   * Whether the account that a mail is for is known in the network of the caller. Asks for the account only if any account that names the
   * address is.
   */
  const isOwner = async (
    request: FastifyRequest,
    email: string,
    findAccount: () => Promise<{ readonly id: string } | null>,
  ): Promise<boolean> => {
    const known = await knownToAddress(database, email, request.ip);
    if (known.length === 0) return false;
    const account = await findAccount();
    return account !== null && known.includes(account.id);
  };

  app.route({
    ...operations.forgotPassword,
    // Keeps limit, answer and response time the same for known and unknown addresses.
    handler: async (request) =>
      withMinResponseTime(async () => {
        const email = normaliseEmail(request.body.email);
        const purpose = 'forgot-password';
        const mail = {
          address: request.ip,
          recipient: email,
          purpose,
          isOwner: await isOwner(request, email, () => findAccount(database, deps.identityAdmin, email)),
        };
        if (await mayMail(database, { sender: purpose, ...mailLimits }, mail))
          await sendResetLink(deps, languageOf(request), email);
        return done;
      }),
  });

  app.route({
    ...operations.verifyEmailSend,
    handler: async (request) =>
      withMinResponseTime(async () => {
        const email = normaliseEmail(request.body.email);
        const purpose = 'verify-email-send';
        const userId = request.user?.id ?? null;
        if (userId !== null && request.user?.email?.toLowerCase() !== email) {
          // Nothing is sent to addresses of others, so that nothing of theirs may be used up.
          await limitCaller(purpose, request);
          return done;
        }
        const mail = {
          address: request.ip,
          recipient: email,
          purpose,
          isOwner:
            userId === null && (await isOwner(request, email, () => unverifiedAccount(deps, email, null))),
          ...(userId !== null && { claimedBy: userId }),
        };
        if (await mayMail(database, { sender: purpose, ...mailLimits }, mail))
          await sendVerificationLink(deps, languageOf(request), email, userId);
        return done;
      }),
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
