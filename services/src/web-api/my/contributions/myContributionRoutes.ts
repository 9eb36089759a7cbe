import { userOf } from '../../../identity/requestUser.ts';
import { required } from '../../../rest/httpProblem.ts';
import { toPagedList } from '../../../rest/listOf.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { jobOfferPartsOf } from '../../job-offers/jobOfferParts.ts';
import { findMyContributions, listMyReportedOffers } from './myContributionOperations.ts';
import { findContributions, findReportedOffers } from './myContributionQueries.ts';

export const myContributionRoutes = (app: TypedApp, { database, origin }: Deps): void => {
  app.route({
    ...listMyReportedOffers,
    handler: async (request) => {
      const { expand, ...page } = request.query;
      const { items, total } = await findReportedOffers(
        { database, language: languageOf(request), origin },
        { userId: userOf(request).id, parts: jobOfferPartsOf(expand), page },
      );
      return toPagedList(items, total, page);
    },
  });

  app.route({
    ...findMyContributions,
    handler: async (request) =>
      required(await findContributions(database, userOf(request).id, request.params.id), 'offer'),
  });
};
