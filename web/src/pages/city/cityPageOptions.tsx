import type { CityPageQuery } from '../../__generated__/CityPageQuery.graphql.ts';
import {
  filtersFromQuery,
  filtersInQuery,
  filtersToParameters,
} from '../../features/filters/offerFilters.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { cityPath } from '../../paths/paths.ts';
import { ListPageSkeleton } from '../../features/offer-list/ListPageSkeleton.tsx';
import { CityPage, query } from './CityPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const cityPageOptions: PageOptions<CityPageQuery> = {
  Component: CityPage,
  query,
  subject: 'city',
  readQuery: (query, { categories }) => ({
    ...Object.fromEntries(filtersToParameters(filtersFromQuery(query, categories))),
    utm_source: query['utm_source'],
  }),
  prepareVariables: (params, { location, context }) => ({
    citySlug: params['citySlug'] ?? '',
    page: listPage(params['page']),
    utmSource: context.utmSource,
    ...filtersInQuery(filtersFromQuery(location.query ?? {}, context.categories)),
  }),
  outcome: ({ city }, { params, location }) =>
    city
      ? listOutcome({
          segment: params['page'],
          search: location.search,
          moved: city.slug !== params['citySlug']?.toLowerCase(),
          pageCount: city.jobOffers?.pageCount,
          pathTo: (number) => cityPath(city.slug, number),
        })
      : null,
  loading: <ListPageSkeleton head="picture" />,
  cityOf: ({ city }) => city,
};
