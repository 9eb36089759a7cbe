import { graphql } from 'react-relay';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts';
import {
  companyFiltersFromQuery,
  companyFiltersToParameters,
  companySorts,
} from '../../features/company-filter/companyFilters.ts';
import { CompanyFilterBar } from '../../features/company-filter/CompanyFilterBar.tsx';
import { useCompanyChoices } from '../../features/company-filter/useCompanyChoices.ts';
import bar from '../../features/filters/sort/ResultBar.module.css';
import { SortChoice } from '../../features/filters/sort/SortChoice.tsx';
import { useChosenFilters } from '../../features/filters/useChosenFilters.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { usePagedText } from '../../i18n/usePagedText.ts';
import { companiesPath } from '../../paths/paths.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import classes from './CompaniesPage.module.css';
import { CompanyList } from './CompanyList.tsx';

export const query = graphql`
  query CompaniesPageQuery(
    $page: Int!
    $category: String
    $countryCode: String
    $ratingFrom: Float
    $sort: PartnerSort
  ) {
    partners(
      page: $page
      first: 20
      category: $category
      countryCode: $countryCode
      ratingFrom: $ratingFrom
      sort: $sort
    ) {
      pageCount
      totalCount
      ...useCompanyChoices_partners
    }
    ...CompanyList_query
  }
`;

/** All companies, or those that match the filters. */
export function CompaniesPage({ data, match }: PageProps<CompaniesPageQuery>) {
  const { formatMessage } = useIntl();
  const page = listPage(match.params['page']);
  const filters = companyFiltersFromQuery(match.location.query ?? {}, match.context.categories);
  const chosen = useChosenFilters(filters, companiesPath(), companyFiltersFromQuery);
  const paged = usePagedText(page);
  const title = formatMessage({ id: 'companies.title' });
  const { partners } = data;
  const choices = useCompanyChoices(partners, chosen);
  const counted = partners && choices && { choices, total: partners.totalCount };
  return (
    <>
      <PageHead title={paged(title)} description={paged(formatMessage({ id: 'companies.description' }))} />
      <PageColumn>
        <Breadcrumbs items={[{ label: title }]} />
        <h1 className={classes['title']} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes['lead']}>
          <FormattedMessage id="companies.lead" />
        </p>
        <CompanyFilterBar counted={counted ?? undefined} filters={chosen} />
        {partners && (
          <div className={bar['bar']}>
            <p className={bar['count']} role="status">
              <FormattedMessage id="companies.count" values={{ count: partners.totalCount }} />
            </p>
            <SortChoice
              sorts={companySorts}
              chosen={chosen.sort}
              parameters={companyFiltersToParameters({ ...chosen, sort: null })}
              path={companiesPath()}
            />
          </div>
        )}
        <CompanyList query={data} page={page} filters={filters} />
      </PageColumn>
    </>
  );
}
