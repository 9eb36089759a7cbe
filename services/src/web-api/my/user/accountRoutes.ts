import { isClosed } from '../../../identity/closedAccounts.ts';
import { userOf } from '../../../identity/requestUser.ts';
import { notFound } from '../../../rest/httpProblem.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { removeUserData } from '../../../user-data/removeUserData.ts';
import { normaliseEmail } from '../../auth/findAccount.ts';
import { identityNotConfigured } from '../../auth/passwordReset.ts';
import { spendTokens } from '../../auth/tokenStore.ts';
import { limitRequests } from '../../../limits/requestLimit.ts';
import { changePassword, deleteUser } from './userOperations.ts';
import { findUser } from './userQueries.ts';

/** Limits guesses of the current password. */
const maxAttemptsPerHour = 10;

/** Operations on the account at the identity service. */
export const accountRoutes = (app: TypedApp, { database, identityAdmin, mailer }: Deps): void => {
  app.route({
    ...changePassword,
    handler: async (request) => {
      const { id } = userOf(request);
      const {
        old_password: oldPassword,
        new_password: newPassword,
        access_token: accessToken = null,
      } = request.body;
      if (identityAdmin === null) throw identityNotConfigured();
      await limitRequests(database, { kind: 'change-password', subject: id, max: maxAttemptsPerHour });
      // The remembered address may be half a minute old.
      const account = await identityAdmin.findById(id);
      const change = { oldPassword, newPassword, accessToken };
      if (account === null || !(await identityAdmin.changePassword(id, change))) throw notFound('account');
      const [language, recipient] = [languageOf(request), account.email];
      const email = normaliseEmail(recipient);
      await spendTokens(database.orm, { purpose: 'reset_password', email, userId: id });
      await mailer.store(database.orm, { kind: 'passwordChanged', language, recipient });
      mailer.wake();
      return { message: 'The password was changed.' };
    },
  });

  app.route({
    ...deleteUser,
    handler: async (request) => {
      const user = userOf(request);
      const answer = { user_id: user.id, sign_in_deleted: identityAdmin !== null };
      // Deleted by an earlier request; what a later sign-in has begun since is not this one's to delete.
      if (await isClosed(database.orm, user)) return answer;
      const { email, emailVerified } = await findUser(database, user);
      // Delete the sign-in first: if that fails, nothing is lost; if the rest fails, the user can repeat the request.
      if (identityAdmin !== null) await identityAdmin.deleteUser(user.id);
      await removeUserData(database, { id: user.id, email }, emailVerified);
      if (emailVerified && email !== null) {
        const notice = { kind: 'accountDeleted', language: languageOf(request), recipient: email } as const;
        await mailer.store(database.orm, notice);
        mailer.wake();
      }
      return answer;
    },
  });
};
