import { sql } from 'drizzle-orm';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import { parseIds } from '../../rest/ids.ts';
import { parseExpand } from '../../rest/expand.ts';
import { notFound } from '../../rest/httpProblem.ts';
import { toPagedList, toUnpagedList } from '../../rest/listOf.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import type { ReviewParts } from './reviewColumns.ts';
import { listLatestReviews, listPartnerReviews, listTopReviews } from './reviewOperations.ts';
import {
  findLatestReviews,
  findRatings,
  findReviewPage,
  findTopReviews,
  partnerExists,
  type ReviewFilters,
} from './reviewQueries.ts';

const partsOf = (expand: string | undefined): ReviewParts => {
  const names = parseExpand(expand);
  return { city: names.has('city'), partner: names.has('partner') };
};

export const reviewRoutes = (app: TypedApp, { database }: Deps): void => {
  /** Returns the ratings of all matching reviews, only with expand=ratings. */
  const ratingsFor = async (filters: ReviewFilters, expand: string | undefined) =>
    parseExpand(expand).has('ratings') ? { ratings: await findRatings(database, filters) } : {};

  app.route({
    ...listLatestReviews,
    handler: async (request) => {
      const { page, limit, city_id, category_id, job_offer_id, with_text, expand } = request.query;
      const { rating, review_language, sort } = request.query;
      const context = { database, language: languageOf(request) };
      const parts = partsOf(expand);
      const ids = parseIds(request.query.ids);
      if (ids !== null)
        return toUnpagedList(
          ids.length === 0
            ? []
            : await findLatestReviews(context, { filters: { ids }, parts, limit: ids.length }),
        );
      const filters = {
        city: city_id === undefined ? undefined : sql`${city_id}`,
        categoryId: category_id,
        jobOfferId: job_offer_id,
        withText: with_text,
        rating,
        reviewLanguage: review_language,
      };
      const ratings = await ratingsFor(filters, expand);
      if (page === undefined && sort === undefined)
        return {
          ...toUnpagedList(await findLatestReviews(context, { filters, parts, limit })),
          ...ratings,
        };
      const { items, total } = await findReviewPage(context, {
        filters,
        order: sort ?? (job_offer_id === undefined ? 'newest' : 'own'),
        parts,
        page: { page: page ?? 1, limit },
      });
      return {
        ...(page === undefined ? toUnpagedList(items) : toPagedList(items, total, { page, limit })),
        ...ratings,
      };
    },
  });

  app.route({
    ...listTopReviews,
    handler: async (request) => {
      const { limit, expand } = request.query;
      const context = { database, language: languageOf(request) };
      return toUnpagedList(await findTopReviews(context, { parts: partsOf(expand), limit }));
    },
  });

  app.route({
    ...listPartnerReviews,
    handler: async (request) => {
      const { country_code, city_slug, with_text, rating, review_language, sort, expand, ...page } =
        request.query;
      const { id } = request.params;
      if (!(await partnerExists(database, id))) throw notFound('partner');
      const language = languageOf(request);
      const filters = {
        partnerId: id,
        countryCode: country_code,
        city: city_slug === undefined ? undefined : cityIdBySlug(city_slug, language),
        withText: with_text,
        rating,
        reviewLanguage: review_language,
      };
      const { items, total } = await findReviewPage(
        { database, language },
        { filters, order: sort ?? 'own', parts: partsOf(expand), page },
      );
      return { ...toPagedList(items, total, page), ...(await ratingsFor(filters, expand)) };
    },
  });
};
