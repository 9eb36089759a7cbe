import { IconBuildingStore } from '@tabler/icons-react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyList_query$key } from '../../__generated__/CompanyList_query.graphql.ts';
import {
  companyFiltersToSearch,
  countCompanyFilters,
  type CompanyFilters,
} from '../../features/company-filter/companyFilters.ts';
import { minAnswers } from '../../features/offer-figures/minAnswers.ts';
import { Unranked } from '../../features/filters/sort/Unranked.tsx';
import { ShowMore } from '../../features/list-page/ShowMore.tsx';
import { useShowMore } from '../../features/list-page/useShowMore.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Updating } from '../../routing/pending/Updating.tsx';
import { companiesPath } from '../../paths/paths.ts';
import filledLink from '../../ui/button/filledLink.module.css';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Pager } from '../../ui/page/Pager.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { CompanyCard } from './CompanyCard.tsx';

const pageSize = 20;

/** The companies from the page of the address on. */
const fragment = graphql`
  fragment CompanyList_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "CompanyListPaginationQuery") {
    partners(
      page: $page
      first: $count
      after: $cursor
      category: $category
      countryCode: $countryCode
      ratingFrom: $ratingFrom
      sort: $sort
    ) @connection(key: "CompanyList_partners") {
      totalCount
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          id
          ratingCount
          ...CompanyCard_partner
        }
      }
    }
  }
`;

interface CompanyListProps {
  readonly query: CompanyList_query$key;
  readonly page: number;
  readonly filters: CompanyFilters;
}

/** Companies as cards; further pages are added in place, and each has its own link. */
export function CompanyList({ query, page, filters }: CompanyListProps) {
  const { formatMessage } = useIntl();
  const { partners } = useFragment(fragment, query);
  const more = useShowMore(partners, { page, pageSize });
  if (!partners) return <SectionError message={formatMessage({ id: 'companies.failed' })} />;
  const { nodes: companies, firstAdded } = more;
  if (companies.length === 0) {
    const isOneCategory = filters.category !== null && countCompanyFilters(filters) === 1;
    return (
      <Updating>
        <EmptyState
          icon={<IconBuildingStore size={32} stroke={1.5} aria-hidden />}
          title={<FormattedMessage id="companies.empty.title" />}
          text={<FormattedMessage id={isOneCategory ? 'companies.empty.text' : 'companies.empty.filtered'} />}
          action={
            <LocalLink className={filledLink['link']} to={companiesPath()}>
              <FormattedMessage id="companies.all" />
            </LocalLink>
          }
        />
      </Updating>
    );
  }
  const pageTo = (number: number) => companiesPath(number) + companyFiltersToSearch(filters);
  const unrankedFrom =
    filters.sort === 'rating' ? companies.findIndex(({ ratingCount }) => ratingCount < minAnswers) : -1;
  return (
    <>
      <Updating>
        <CardGrid columns={2}>
          {companies.map((company, index) => (
            <Fragment key={company.id}>
              {index === unrankedFrom && <Unranked />}
              <li ref={index === firstAdded.at ? firstAdded.ref : undefined}>
                <CompanyCard partner={company} filters={filters} />
              </li>
            </Fragment>
          ))}
        </CardGrid>
      </Updating>
      <ShowMore
        more={more}
        paginated={{ fragment, key: query }}
        pageTo={pageTo}
        label={<FormattedMessage id="companies.showMore" values={{ count: more.nextCount }} />}
      />
      <Pager
        {...more.pager}
        pageTo={pageTo}
        Link={LocalLink}
        label={formatMessage({ id: 'companies.pagination' })}
      />
    </>
  );
}
