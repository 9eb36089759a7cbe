import { graphql } from 'react-relay';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobRequirementsPageQuery } from '../../__generated__/JobRequirementsPageQuery.graphql.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { CompanyRequirements } from './CompanyRequirements.tsx';
import classes from './JobRequirementsPage.module.css';

export const query = graphql`
  query JobRequirementsPageQuery($countryCode: String!) {
    jobOffers(countryCode: $countryCode, onePerPartner: true, first: 100) {
      totalCount
      edges {
        node {
          id
          partner {
            countries {
              code
              name
              slug
            }
          }
          ...CompanyRequirements_offer
        }
      }
    }
  }
`;

/** What each company of a country requires of the people who work for it. */
export function JobRequirementsPage({ data, match }: PageProps<JobRequirementsPageQuery>) {
  const { formatMessage } = useIntl();
  const wanted = match.params['countryCode']?.toUpperCase() ?? '';
  const offers = nodesOf(data.jobOffers);
  const countries = offers.flatMap(({ partner }) => partner?.countries ?? []);
  const { name: country = wanted, slug = '' } = countries.find(({ code }) => code === wanted) ?? {};
  const title = formatMessage({ id: 'jobRequirements.title' }, { country });
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage({ id: 'jobRequirements.description' }, { country })}
      />
      <PageColumn narrow>
        <Breadcrumbs items={[{ label: title }]} />
        <h1 className={classes['title']} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes['lead']}>
          <FormattedMessage id="jobRequirements.lead" />
        </p>
        {data.jobOffers ? (
          offers.map((offer) => <CompanyRequirements key={offer.id} offer={offer} countrySlug={slug} />)
        ) : (
          <SectionError />
        )}
      </PageColumn>
    </>
  );
}
