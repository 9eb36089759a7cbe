import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyHead_partner$key } from '../../__generated__/CompanyHead_partner.graphql.ts';
import type { CompanyHead_ratings$key } from '../../__generated__/CompanyHead_ratings.graphql.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { employerRating } from '../../head/structured-data/employerRating.ts';
import { companyTitle, type CompanyPlace } from './companyNames.ts';

interface CompanyHeadProps extends Omit<CompanyPlace, 'partner'> {
  readonly partner: CompanyHead_partner$key;
  /** The ratings in the page's country or city; null when they did not load. */
  readonly ratings: CompanyHead_ratings$key | null;
}

/** The metadata and structured data of a company. */
export function CompanyHead({ partner: key, country, city, ratings }: CompanyHeadProps) {
  const { formatMessage } = useIntl();
  const partner = useFragment(
    graphql`
      fragment CompanyHead_partner on Partner {
        name
        slug
        summary
        websiteUrl
        rating
        ratingCount
      }
    `,
    key,
  );
  const ofPlace = useFragment(
    graphql`
      fragment CompanyHead_ratings on RatingSummary {
        rating
        ratingCount
      }
    `,
    ratings,
  );
  const title = companyTitle({ formatMessage }, { partner, country, city });
  const { rating = null, ratingCount = 0 } = (country ? ofPlace : partner) ?? {};
  return (
    <PageHead
      title={title}
      description={formatMessage(
        { id: 'company.description' },
        { title, summary: partner.summary ?? '' },
      ).trim()}
      jsonLd={employerRating({ name: partner.name, website: partner.websiteUrl, rating, ratingCount })}
      card={`partners/${partner.slug}`}
    />
  );
}
