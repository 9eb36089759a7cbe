import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { companiesRoutes_CompaniesPageQuery } from '../../__generated__/companiesRoutes_CompaniesPageQuery.graphql.ts';
import { categoryFromQuery } from '../../features/company-filter/companyFilter.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { page } from '../../routing/page.tsx';
import { companiesPath } from '../../paths/paths.ts';
import { pageSegment } from '../../paths/segments.ts';
import { CompaniesSkeleton } from './CompaniesSkeleton.tsx';

/** The companies that offer gigs, page by page. */
export const companiesRoutes: RouteObject[] = [
  page<companiesRoutes_CompaniesPageQuery>({
    path: `companies/:page(${pageSegment})?`,
    load: () => import('./CompaniesPage.tsx').then((m) => m.CompaniesPage),
    main: 'partners',
    query: graphql`
      query companiesRoutes_CompaniesPageQuery($page: Int!, $category: String) {
        partners(page: $page, first: 20, category: $category) {
          pageCount
          totalCount
          ...CompanyList_partners
          ...CompanyFilterBar_partners
        }
      }
    `,
    prepareVariables: (params, { location, context }) => ({
      page: listPage(params['page']),
      category: categoryFromQuery(location.query ?? {}, context.categories),
    }),
    outcome: ({ partners }, { params, location }) =>
      listOutcome({
        segment: params['page'],
        search: location.search,
        moved: false,
        pageCount: partners?.pageCount,
        pathTo: companiesPath,
      }),
    loading: <CompaniesSkeleton />,
  }),
];
