import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { cityRoutes_CityPageQuery } from '../../__generated__/cityRoutes_CityPageQuery.graphql.ts';
import { filtersFromQuery, filtersInQuery } from '../../features/filters/offerFilters.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { page } from '../../routing/page.tsx';
import { cityPath } from '../../paths/paths.ts';
import { pageSegment, slug } from '../../paths/segments.ts';
import { ListPageSkeleton } from '../../features/offer-list/ListPageSkeleton.tsx';

/** A city and its offers, page by page. */
export const cityRoutes: RouteObject[] = [
  page<cityRoutes_CityPageQuery>({
    path: `:citySlug(${slug})/:page(${pageSegment})?`,
    load: () => import('./CityPage.tsx').then((m) => m.CityPage),
    subject: 'city',
    query: graphql`
      query cityRoutes_CityPageQuery(
        $uri: String!
        $citySlug: String!
        $page: Int!
        $categories: [String!]
        $type: JobOfferType
        $sort: JobOfferSort
        $utmSource: String
      ) {
        redirectLinks(uri: $uri) {
          locale
          uri
        }
        city(slug: $citySlug) {
          slug
          isRedirection
          jobOffers(
            page: $page
            first: 20
            categories: $categories
            type: $type
            sort: $sort
            utmSource: $utmSource
          ) {
            pageCount
          }
          ...NearbyCities_city
          ...CityPage_city
            @arguments(page: $page, categories: $categories, type: $type, sort: $sort, utmSource: $utmSource)
        }
      }
    `,
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
            moved: city.isRedirection,
            pageCount: city.jobOffers?.pageCount,
            pathTo: (number) => cityPath(city.slug, number),
          })
        : null,
    loading: <ListPageSkeleton head="picture" />,
    cityOf: ({ city }) => city,
    shell: { header: 'over', redesigned: true, localized: true },
  }),
];
