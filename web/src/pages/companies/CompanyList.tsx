import { IconBuildingStore } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyList_query$key } from '../../__generated__/CompanyList_query.graphql.ts';
import { categoryToSearch } from '../../features/company-filter/companyFilter.ts';
import { ShowMore } from '../../features/list-page/ShowMore.tsx';
import { useShowMore } from '../../features/list-page/useShowMore.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
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
    partners(page: $page, first: $count, after: $cursor, category: $category)
      @connection(key: "CompanyList_partners") {
      totalCount
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          id
          ...CompanyCard_partner
        }
      }
    }
  }
`;

const focusLink = (item: HTMLElement) => item.querySelector('a')?.focus();

interface CompanyListProps {
  readonly query: CompanyList_query$key;
  readonly page: number;
  readonly category: string | null;
}

/** Companies as cards; further pages are added in place, and each has its own link. */
export function CompanyList({ query, page, category }: CompanyListProps) {
  const { formatMessage } = useIntl();
  const { partners } = useFragment(fragment, query);
  const { edges = [], pageInfo, totalCount = 0 } = partners ?? {};
  const more = useShowMore({
    page,
    pageSize,
    loaded: edges.length,
    hasNext: pageInfo?.hasNextPage ?? false,
    focus: focusLink,
  });
  if (!partners) return <SectionError message={formatMessage({ id: 'companies.failed' })} />;
  const companies = nodesOf({ edges: edges.slice(0, more.wanted) });
  if (companies.length === 0) {
    return (
      <EmptyState
        icon={<IconBuildingStore size={32} stroke={1.5} aria-hidden />}
        title={<FormattedMessage id="companies.empty.title" />}
        text={<FormattedMessage id="companies.empty.text" />}
        action={
          <LocalLink className={filledLink['link']} to={companiesPath()}>
            <FormattedMessage id="companies.all" />
          </LocalLink>
        }
      />
    );
  }
  const pageCount = Math.ceil(totalCount / pageSize);
  const pageTo = (number: number) => companiesPath(number) + categoryToSearch(category);
  const { at, ref } = more.firstAdded;
  return (
    <>
      <CardGrid columns={2}>
        {companies.map((company, index) => (
          <li key={company.id} ref={index === at ? ref : undefined}>
            <CompanyCard partner={company} category={category} />
          </li>
        ))}
      </CardGrid>
      <ShowMore
        more={more}
        paginated={{ fragment, key: query }}
        to={more.shownTo >= pageCount ? null : pageTo(more.shownTo + 1)}
        label={
          <FormattedMessage
            id="companies.showMore"
            values={{ count: Math.min(pageSize, totalCount - more.shownTo * pageSize) }}
          />
        }
      />
      <Pager
        page={page}
        pageCount={pageCount}
        pageTo={pageTo}
        Link={LocalLink}
        label={formatMessage({ id: 'companies.pagination' })}
      />
    </>
  );
}
