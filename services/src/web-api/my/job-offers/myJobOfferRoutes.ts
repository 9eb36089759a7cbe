import { userOf } from '../../../identity/requestUser.ts';
import { toPagedList } from '../../../rest/listOf.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { jobOfferPartsOf } from '../../job-offers/jobOfferParts.ts';
import { listMyJobOffers } from './myJobOfferOperations.ts';
import { findMyJobOffers } from './myJobOfferQueries.ts';

export const myJobOfferRoutes = (app: TypedApp, { database, origin }: Deps): void => {
  app.route({
    ...listMyJobOffers,
    handler: async (request) => {
      const { expand, ...page } = request.query;
      const { items, total } = await findMyJobOffers(
        { database, language: languageOf(request), origin },
        { userId: userOf(request).id, parts: jobOfferPartsOf(expand), page },
      );
      return toPagedList(items, total, page);
    },
  });
};
