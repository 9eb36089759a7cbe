import type { FastifyRequest } from 'fastify';
import { recipientOf } from '../../../alerts/mailRecipient.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { userOf } from '../../../identity/requestUser.ts';
import { unprocessable } from '../../../rest/httpProblem.ts';
import { toUnpagedList } from '../../../rest/listOf.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { changeMySavedSearches, listMySavedSearches, setMySearchAlert } from './savedSearchOperations.ts';
import { findSavedSearches } from './savedSearchQueries.ts';
import { changeSavedSearches, setSearchAlert } from './savedSearchStore.ts';

const callerOf = (request: FastifyRequest) => ({ user: userOf(request), language: languageOf(request) });

/** Refuses to switch an alert on if no mail could be sent. */
const requireRecipient = async ({ database, identityAdmin }: Deps, user: SignedInUser): Promise<void> => {
  if ((await recipientOf(database, identityAdmin, user.id)) !== null) return;
  // Nothing can be done about an address that only another identity service knows to be confirmed.
  const canConfirm = identityAdmin !== null || user.emailVerified === false;
  throw unprocessable({
    field: 'alerts',
    ...(canConfirm
      ? { code: 'unconfirmed', message: 'The address of the user is not confirmed.' }
      : { code: 'no_mails', message: 'The services cannot know whether the address is confirmed.' }),
  });
};

export const savedSearchRoutes = (app: TypedApp, deps: Deps): void => {
  const { database } = deps;

  app.route({
    ...listMySavedSearches,
    handler: async (request) => {
      const { user, language } = callerOf(request);
      return toUnpagedList(await findSavedSearches({ database, language }, user.id));
    },
  });

  app.route({
    ...changeMySavedSearches,
    handler: async (request, reply) => {
      const { add = [], remove = [] } = request.body;
      const ended = await changeSavedSearches(database, callerOf(request), { add, remove });
      return ended.length === 0 ? reply.code(204).send(null) : reply.code(200).send({ ended_alerts: ended });
    },
  });

  app.route({
    ...setMySearchAlert,
    handler: async (request, reply) => {
      if (request.body.alerts) await requireRecipient(deps, userOf(request));
      await setSearchAlert(database, callerOf(request), request.body);
      return reply.code(204).send(null);
    },
  });
};
