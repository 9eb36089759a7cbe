import { IconBuildingStore } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyList_partners$key } from '../../__generated__/CompanyList_partners.graphql.ts';
import { categoryToSearch } from '../../features/company-filter/companyFilter.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { companiesPath } from '../../paths/paths.ts';
import filledLink from '../../ui/button/filledLink.module.css';
import { CardGrid } from '../../ui/card/CardGrid.tsx';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Pager } from '../../ui/page/Pager.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { CompanyCard } from './CompanyCard.tsx';

interface CompanyListProps {
  /** Null when the companies did not load. */
  readonly partners: CompanyList_partners$key | null | undefined;
  readonly page: number;
  readonly category: string | null;
}

/** One page of companies as cards, with links to the other pages. */
export function CompanyList({ partners, page, category }: CompanyListProps) {
  const { formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment CompanyList_partners on PartnerConnection {
        pageCount
        edges {
          node {
            id
            ...CompanyCard_partner
          }
        }
      }
    `,
    partners ?? null,
  );
  if (!data) return <SectionError message={formatMessage({ id: 'companies.failed' })} />;
  const companies = data.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
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
  return (
    <>
      <CardGrid columns={2}>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyCard partner={company} category={category} />
          </li>
        ))}
      </CardGrid>
      <Pager
        page={page}
        pageCount={data.pageCount}
        pageTo={(number) => companiesPath(number) + categoryToSearch(category)}
        Link={LocalLink}
        label={formatMessage({ id: 'companies.pagination' })}
      />
    </>
  );
}
