import { parseExpand } from '../../rest/expand.ts';
import { required } from '../../rest/httpProblem.ts';
import { parseIds } from '../../rest/ids.ts';
import { toPagedList, toUnpagedList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { listJobOfferPosts, listPosts, listSimilarPosts } from './postOperations.ts';
import { findJobOfferPosts, findPosts, findSimilarPosts, type PostParts } from './postQueries.ts';

const partsOf = (expand: string | undefined): PostParts => {
  const names = parseExpand(expand);
  return { body: names.has('body'), city: names.has('city') };
};

export const postRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listPosts,
    handler: async (request) => {
      const { slug, city_id, expand } = request.query;
      const ids = parseIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const { items, total } = await findPosts(
        { database, language: languageOf(request) },
        { filters: { ids, slug, cityId: city_id }, parts: partsOf(expand), page },
      );
      return toPagedList(items, total, page);
    },
  });

  app.route({
    ...listJobOfferPosts,
    handler: async (request) => {
      const { city_slug, partner_slug, expand } = request.query;
      return toUnpagedList(
        await findJobOfferPosts(
          { database, language: languageOf(request) },
          { citySlug: city_slug, partnerSlug: partner_slug, parts: partsOf(expand) },
        ),
      );
    },
  });

  app.route({
    ...listSimilarPosts,
    handler: async (request) => {
      const { id, expand } = request.query;
      const posts = await findSimilarPosts({ database, language: languageOf(request) }, id, partsOf(expand));
      return toUnpagedList(required(posts, 'post'));
    },
  });
};
