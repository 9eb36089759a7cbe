import { userOf } from '../../../identity/requestUser.ts';
import { parseIds } from '../../../rest/ids.ts';
import { toPagedList } from '../../../rest/listOf.ts';
import { pageOf } from '../../../rest/paging.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { jobOfferPartsOf } from '../../job-offers/jobOfferParts.ts';
import { changeMySavedOffers, listMySavedOffers } from './savedOfferOperations.ts';
import { changeSavedOffers, findSavedOffers } from './savedOfferQueries.ts';

export const savedOfferRoutes = (app: TypedApp, { database, origin }: Deps): void => {
  app.route({
    ...listMySavedOffers,
    handler: async (request) => {
      const { expand } = request.query;
      const ids = parseIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const { items, total } = await findSavedOffers(
        { database, language: languageOf(request), origin },
        { userId: userOf(request).id, ids, parts: jobOfferPartsOf(expand), page },
      );
      return toPagedList(items, total, page);
    },
  });

  app.route({
    ...changeMySavedOffers,
    handler: async (request, reply) => {
      const { add = [], remove = [] } = request.body;
      await changeSavedOffers(database, userOf(request), { add, remove });
      return reply.code(204).send(null);
    },
  });
};
