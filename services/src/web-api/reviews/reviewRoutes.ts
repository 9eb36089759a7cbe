import { expandedNames } from '../../rest/expand.ts';
import { required } from '../../rest/httpProblem.ts';
import { enveloped, wholeList } from '../../rest/listOf.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { listLatestReviews, listPartnerReviews, listTopReviews } from './reviewOperations.ts';
import { findLatestReviews, findPartnerReviews, findTopReviews, type ReviewParts } from './reviewQueries.ts';

const partsOf = (expand: string | undefined): ReviewParts => {
  const names = expandedNames(expand);
  return { city: names.has('city'), partner: names.has('partner') };
};

export const reviewRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listLatestReviews,
    handler: async (request) => {
      const { limit, city_id, category_id, job_offer_id, expand } = request.query;
      const filters = { cityId: city_id, categoryId: category_id, jobOfferId: job_offer_id };
      return wholeList(
        await findLatestReviews(database, languageOf(request), filters, partsOf(expand), limit),
      );
    },
  });

  app.route({
    ...listTopReviews,
    handler: async (request) => {
      const { limit, expand } = request.query;
      return wholeList(await findTopReviews(database, languageOf(request), partsOf(expand), limit));
    },
  });

  app.route({
    ...listPartnerReviews,
    handler: async (request) => {
      const { country_code, expand, ...page } = request.query;
      const { id } = request.params;
      const { items, total } = required(
        await findPartnerReviews(database, languageOf(request), id, country_code, partsOf(expand), page),
        'partner',
      );
      return enveloped(items, total, page);
    },
  });
};
