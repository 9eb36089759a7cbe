import { expandedNames } from '../../rest/expand.ts';
import { required } from '../../rest/httpProblem.ts';
import { parsedIds } from '../../rest/ids.ts';
import { enveloped, wholeList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { listJobOfferPosts, listPosts, listSimilarPosts } from './postOperations.ts';
import { findJobOfferPosts, findPosts, findSimilarPosts, type PostParts } from './postQueries.ts';

const partsOf = (expand: string | undefined): PostParts => {
  const names = expandedNames(expand);
  return { body: names.has('body'), city: names.has('city') };
};

export const postRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listPosts,
    handler: async (request) => {
      const { slug, city_id, expand } = request.query;
      const ids = parsedIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const { items, total } = await findPosts(
        { database, language: languageOf(request) },
        { filters: { ids, slug, cityId: city_id }, parts: partsOf(expand), page },
      );
      return enveloped(items, total, page);
    },
  });

  app.route({
    ...listJobOfferPosts,
    handler: async (request) => {
      const { city_slug, partner_slug, expand } = request.query;
      return wholeList(
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
      return wholeList(required(posts, 'post'));
    },
  });
};
