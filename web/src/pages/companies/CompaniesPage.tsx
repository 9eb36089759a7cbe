import { graphql } from 'react-relay';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompaniesPageQuery } from '../../__generated__/CompaniesPageQuery.graphql.ts';
import { categoryFromQuery } from '../../features/company-filter/companyFilter.ts';
import { CompanyFilterBar } from '../../features/company-filter/CompanyFilterBar.tsx';
import { listPage } from '../../features/list-page/listPage.ts';
import { usePagedText } from '../../i18n/usePagedText.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import classes from './CompaniesPage.module.css';
import { CompanyList } from './CompanyList.tsx';

export const query = graphql`
  query CompaniesPageQuery($page: Int!, $category: String) {
    partners(page: $page, first: 20, category: $category) {
      pageCount
      totalCount
      ...CompanyFilterBar_partners
    }
    ...CompanyList_query
  }
`;

/** All companies, or those of one category. */
export function CompaniesPage({ data, match }: PageProps<CompaniesPageQuery>) {
  const { formatMessage } = useIntl();
  const page = listPage(match.params['page']);
  const category = categoryFromQuery(match.location.query ?? {}, match.context.categories);
  const paged = usePagedText(page);
  const title = formatMessage({ id: 'companies.title' });
  const { partners } = data;
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
        {partners && (
          <p className={classes['count']} role="status">
            <FormattedMessage id="companies.count" values={{ count: partners.totalCount }} />
          </p>
        )}
        <CompanyFilterBar partners={partners} category={category} />
        <CompanyList query={data} page={page} category={category} />
      </PageColumn>
    </>
  );
}
