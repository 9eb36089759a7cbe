import { adoptApplications } from '../../../counting/adoptApplications.ts';
import { hasConfirmedAddress } from '../../../counting/writerOfUser.ts';
import { userOf } from '../../../identity/requestUser.ts';
import { rememberNetwork } from '../../../identity/knownNetworks.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import { textOrNull } from '../../../rest/textFromBody.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { confirmContributions } from '../../job-offers/confirmContributions.ts';
import { nameReviews } from '../../reviews/authorName.ts';
import { exportUser } from './exportUser.ts';
import { followAddress } from './followAddress.ts';
import { limitExports } from './limitExports.ts';
import {
  exportUserData,
  getUser,
  getUserMetadata,
  initUser,
  saveUser,
  updateUserMetadata,
} from './userOperations.ts';
import { findMetadata, findUser } from './userQueries.ts';
import { changeUser, countLogin } from './userStore.ts';

export const userRoutes = (app: TypedApp, deps: Deps): void => {
  const { database, mailer } = deps;
  const limited = limitExports(database);

  app.route({ ...getUser, handler: async (request) => findUser(database, userOf(request)) });

  app.route({
    ...exportUserData,
    handler: async (request, reply) => {
      const user = userOf(request);
      return limited(user.id, reply, async () => {
        const { email, emailVerified } = await findUser(database, user);
        return exportUser(database, user, emailVerified ? email : null);
      });
    },
  });

  app.route({ ...getUserMetadata, handler: async (request) => findMetadata(database, userOf(request)) });

  app.route({
    ...updateUserMetadata,
    handler: async (request) => {
      const user = userOf(request);
      await changeUser(database, user, request.body);
      return findMetadata(database, user);
    },
  });

  app.route({
    ...saveUser,
    handler: async (request) => {
      const user = userOf(request);
      await changeUser(database, user, request.body);
      return findUser(database, user);
    },
  });

  app.route({
    ...initUser,
    handler: async (request) => {
      const { user, isMailed } = await database.orm.transaction(async (transaction) => {
        const followed = await followAddress(deps, transaction, userOf(request), languageOf(request));
        await countLogin({ orm: transaction }, followed.user, textOrNull(request.query.userRegisterSource));
        // Google and Facebook may name the user differently since the last login.
        await nameReviews(transaction, followed.user);
        return followed;
      });
      if (isMailed) mailer.wake();
      await rememberNetwork(database, user.id, request.ip);
      if (hasConfirmedAddress(user)) await confirmContributions(database, user);
      const account = await findUser(database, user);
      if (account.emailVerified) await adoptApplications(deps, { id: user.id, email: account.email });
      return account;
    },
  });
};
