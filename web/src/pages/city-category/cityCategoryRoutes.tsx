import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { cityCategoryRoutes_CityCategoryPageQuery } from '../../__generated__/cityCategoryRoutes_CityCategoryPageQuery.graphql.ts';
import { filtersFromQuery, filtersInQuery } from '../../features/filters/offerFilters.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { page } from '../../routing/page.tsx';
import { cityCategoryPath } from '../../paths/paths.ts';
import { pageSegment, slug } from '../../paths/segments.ts';
import { ListPageSkeleton } from '../../features/offer-list/ListPageSkeleton.tsx';

/** The routes of a category in a city and of its pages. */
export const cityCategoryRoutes: RouteObject[] = [
  page<cityCategoryRoutes_CityCategoryPageQuery>({
    path: `:citySlug(${slug})/:categorySlug(${slug})-c/:page(${pageSegment})?`,
    load: () => import('./CityCategoryPage.tsx').then((m) => m.CityCategoryPage),
    subject: 'cityCategory',
    query: graphql`
      query cityCategoryRoutes_CityCategoryPageQuery(
        $uri: String!
        $citySlug: String!
        $categorySlug: String!
        $page: Int!
        $type: JobOfferType
        $sort: JobOfferSort
        $utmSource: String
      ) {
        redirectLinks(uri: $uri) {
          locale
          uri
        }
        cityCategory(citySlug: $citySlug, categorySlug: $categorySlug) {
          category {
            slug
          }
          city {
            slug
            ...NearbyCities_city
          }
          jobOffers(page: $page, first: 20, type: $type, sort: $sort, utmSource: $utmSource) {
            pageCount
          }
          ...CityCategoryPage_cityCategory
            @arguments(page: $page, type: $type, sort: $sort, utmSource: $utmSource)
        }
        cityCategories(citySlug: $citySlug, sort: PARTNERS_COUNT) {
          ...OtherCategories_categories
        }
      }
    `,
    // Only the type filter applies here, because the page itself is the category.
    prepareVariables: (params, { location, context }) => {
      const { type, sort } = filtersInQuery(filtersFromQuery(location.query ?? {}, context.categories));
      return {
        citySlug: params['citySlug'] ?? '',
        categorySlug: params['categorySlug'] ?? '',
        page: listPage(params['page']),
        type,
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
    shell: { redesigned: true, localized: true },
  }),
];
