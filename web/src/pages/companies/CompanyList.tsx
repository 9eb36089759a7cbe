import { IconBuildingStore } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyList_query$key } from '../../__generated__/CompanyList_query.graphql.ts';
import { categoryToSearch } from '../../features/company-filter/companyFilter.ts';
import { ShowMore } from '../../features/list-page/ShowMore.tsx';
import { useShowMore } from '../../features/list-page/useShowMore.ts';
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

interface CompanyListProps {
  readonly query: CompanyList_query$key;
  readonly page: number;
  readonly category: string | null;
}

/** Companies as cards; further pages are added in place, and each has its own link. */
export function CompanyList({ query, page, category }: CompanyListProps) {
  const { formatMessage } = useIntl();
  const { partners } = useFragment(fragment, query);
  const more = useShowMore(partners, { page, pageSize });
  if (!partners) return <SectionError message={formatMessage({ id: 'companies.failed' })} />;
  const { nodes: companies, firstAdded } = more;
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
  const pageTo = (number: number) => companiesPath(number) + categoryToSearch(category);
  return (
    <>
      <CardGrid columns={2}>
        {companies.map((company, index) => (
          <li key={company.id} ref={index === firstAdded.at ? firstAdded.ref : undefined}>
            <CompanyCard partner={company} category={category} />
          </li>
        ))}
      </CardGrid>
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
