import { parseExpand } from '../../rest/expand.ts';
import { HttpProblem, notFound } from '../../rest/httpProblem.ts';
import { maxId } from '../../rest/ids.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { listCityCategories } from './cityCategoryOperations.ts';
import {
  findCityCategories,
  findCityCategoriesByIds,
  resolveSlugs,
  type CityCategoryOptions,
} from './cityCategoryQueries.ts';

const pairsOf = (ids: string) =>
  [...new Set(ids.split(','))]
    .map((id) => id.split('-').map(Number))
    .map(([cityId = 0, categoryId = 0]) => ({ cityId, categoryId }))
    .filter(({ cityId, categoryId }) => cityId <= maxId && categoryId <= maxId);

const cityMissing = () =>
  new HttpProblem(400, 'The query is not valid.', [
    { field: 'city_slug', code: 'required', message: 'city_slug or ids is required.' },
  ]);

export const cityCategoryRoutes = (app: TypedApp, { database }: Deps): void => {
  app.route({
    ...listCityCategories,
    handler: async (request) => {
      const { city_slug, category_slug, sort = 'offers_count', ids, expand } = request.query;
      const options: CityCategoryOptions = { sort, updated: parseExpand(expand).has('updated') };
      const context = { database, language: languageOf(request) };
      if (ids !== undefined) {
        const pairs = pairsOf(ids);
        return toUnpagedList(
          pairs.length === 0 ? [] : await findCityCategoriesByIds(context, { pairs, ...options }),
        );
      }
      if (city_slug === undefined) throw cityMissing();
      const { cityId, categoryId } = await resolveSlugs(context, {
        citySlug: city_slug,
        categorySlug: category_slug,
      });
      if (cityId === null) throw notFound('city');
      if (category_slug !== undefined && categoryId === null) throw notFound('category');
      return toUnpagedList(await findCityCategories(context, { cityId, categoryId, ...options }));
    },
  });
};
