import type { CityCategoryPageQuery } from '../../__generated__/CityCategoryPageQuery.graphql.ts';
import {
  filtersFromQuery,
  filtersInQuery,
  filtersToParameters,
  withoutCategories,
} from '../../features/filters/offerFilters.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { cityCategoryPath } from '../../paths/paths.ts';
import { ListPageSkeleton } from '../../features/offer-list/ListPageSkeleton.tsx';
import { CityCategoryPage, query } from './CityCategoryPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const cityCategoryPageOptions: PageOptions<CityCategoryPageQuery> = {
  Component: CityCategoryPage,
  query,
  subject: 'cityCategory',
  readQuery: (query, { categories }) => ({
    ...Object.fromEntries(filtersToParameters(withoutCategories(filtersFromQuery(query, categories)))),
    utm_source: query['utm_source'],
  }),
  // The filter by category does not apply, because the page itself is the category.
  prepareVariables: (params, { location, context }) => {
    const { type, filter, sort } = filtersInQuery(filtersFromQuery(location.query ?? {}, context.categories));
    return {
      citySlug: params['citySlug'] ?? '',
      categorySlug: params['categorySlug'] ?? '',
      page: listPage(params['page']),
      type,
      filter,
      sort,
      utmSource: context.utmSource,
    };
  },
  outcome: ({ cityCategory }, { params, location }) => {
    if (!cityCategory) return null;
    const citySlug = cityCategory.city?.slug ?? params['citySlug'] ?? '';
    const categorySlug = cityCategory.category.slug;
    return listOutcome({
      segment: params['page'],
      search: location.search,
      moved: citySlug !== params['citySlug'] || categorySlug !== params['categorySlug'],
      pageCount: cityCategory.jobOffers?.pageCount,
      pathTo: (number) => cityCategoryPath(citySlug, categorySlug, number),
    });
  },
  loading: <ListPageSkeleton head="band" />,
  cityOf: ({ cityCategory }) => cityCategory?.city,
};
