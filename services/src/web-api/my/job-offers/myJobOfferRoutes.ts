import { userOf } from '../../../identity/requestUser.ts';
import { parseIds } from '../../../rest/ids.ts';
import { toPagedList } from '../../../rest/listOf.ts';
import { pageOf } from '../../../rest/paging.ts';
import { languageOf } from '../../../rest/requestLanguage.ts';
import type { TypedApp } from '../../../rest/typedApp.ts';
import type { Deps } from '../../../server/deps.ts';
import { jobOfferPartsOf } from '../../job-offers/jobOfferParts.ts';
import { required } from '../../../rest/httpProblem.ts';
import { listMyJobOffers, setMyApplication } from './myJobOfferOperations.ts';
import { setApplication } from './setApplication.ts';
import { findMyJobOffers } from './myJobOfferQueries.ts';

export const myJobOfferRoutes = (app: TypedApp, { database, origin }: Deps): void => {
  app.route({
    ...listMyJobOffers,
    handler: async (request) => {
      const { expand } = request.query;
      const ids = parseIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const { items, total } = await findMyJobOffers(
        { database, language: languageOf(request), origin },
        { userId: userOf(request).id, ids, parts: jobOfferPartsOf(expand), page },
      );
      return toPagedList(items, total, page);
    },
  });

  app.route({
    ...setMyApplication,
    handler: async (request) =>
      required(
        await setApplication(database, {
          userId: userOf(request).id,
          offerId: request.params.job_offer_id,
          application: request.body,
        }),
        'application',
      ),
  });
};
