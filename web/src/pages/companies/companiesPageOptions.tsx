import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts';
import {
  companyFiltersFromQuery,
  companyFiltersInQuery,
  companyFiltersToParameters,
  companySortInQuery,
} from '../../features/company-filter/companyFilters.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { listOutcome } from '../../features/list-page/listOutcome.ts';
import { companiesPath } from '../../paths/paths.ts';
import { CompaniesSkeleton } from './CompaniesSkeleton.tsx';
import { CompaniesPage, query } from './CompaniesPage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const companiesPageOptions: PageOptions<CompaniesPageQuery> = {
  Component: CompaniesPage,
  query,
  main: 'partners',
  readQuery: (query, { categories }) =>
    Object.fromEntries(companyFiltersToParameters(companyFiltersFromQuery(query, categories))),
  prepareVariables: (params, { location, context }) => {
    const filters = companyFiltersFromQuery(location.query ?? {}, context.categories);
    return {
      page: listPage(params['page']),
      ...companyFiltersInQuery(filters),
      sort: companySortInQuery(filters),
    };
  },
  outcome: ({ partners }, { params, location }) =>
    listOutcome({
      segment: params['page'],
      search: location.search,
      moved: false,
      pageCount: partners?.pageCount,
      pathTo: companiesPath,
    }),
  loading: <CompaniesSkeleton />,
};
