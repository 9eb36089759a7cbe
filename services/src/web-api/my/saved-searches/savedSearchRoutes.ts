import type { FastifyRequest } from 'fastify';
import { userOf } from '../../../identity/requestUser.ts';
import { unprocessable } from '../../../rest/httpProblem.ts';
import { toUnpagedList } from '../../../rest/listOf.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { hasConfirmedAddress } from '../user/confirmedAddress.ts';
import { changeMySavedSearches, listMySavedSearches, setMySearchAlert } from './savedSearchOperations.ts';
import { findSavedSearches } from './savedSearchQueries.ts';
import { changeSavedSearches, setSearchAlert } from './savedSearchStore.ts';

const callerOf = (request: FastifyRequest) => ({ user: userOf(request), language: languageOf(request) });

export const savedSearchRoutes = (app: TypedApp, { database }: Deps): void => {
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
      await changeSavedSearches(database, callerOf(request), { add, remove });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...setMySearchAlert,
    handler: async (request, reply) => {
      if (request.body.alerts && !(await hasConfirmedAddress(database, userOf(request))))
        throw unprocessable({
          field: 'alerts',
          code: 'unconfirmed',
          message: 'The address of the user is not confirmed.',
        });
      await setSearchAlert(database, callerOf(request), request.body);
      return reply.code(204).send(null);
    },
  });
};
