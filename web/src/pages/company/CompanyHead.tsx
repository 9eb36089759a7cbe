import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyHead_partner$key } from '../../__generated__/CompanyHead_partner.graphql.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { employerRating } from '../../shell/structured-data/employerRating.ts';
import { companyTitle, type CompanyPlace } from './companyNames.ts';
import type { CompanyFigures } from './placeFigures.ts';

interface CompanyHeadProps extends Omit<CompanyPlace, 'partner'> {
  readonly partner: CompanyHead_partner$key;
  /** The figures of the place; null where they did not load, absent where the page is about no place. */
  readonly local: CompanyFigures | null | undefined;
}

/** What search engines read of a company. */
export function CompanyHead({ partner: key, country, city, local }: CompanyHeadProps) {
  const { formatMessage, formatNumber } = useIntl();
  const partner = useFragment(
    graphql`
      fragment CompanyHead_partner on Partner {
        name
        slug
        orgSlug
        summary
        website
        rating
        ratingCount
        jobOffersCount
      }
    `,
    key,
  );
  const title = companyTitle({ formatMessage }, { partner, country, city });
  const figures = local === undefined ? partner : local;
  const stars = figures?.rating == null ? null : formatNumber(figures.rating, { maximumFractionDigits: 1 });
  return (
    <PageHead
      title={title}
      description={formatMessage(
        { id: 'company.description' },
        { title, summary: partner.summary ?? '' },
      ).trim()}
      jsonLd={employerRating(partner)}
      card={{
        picture: `partners/${partner.orgSlug}`,
        figures: [
          stars && formatMessage({ id: 'city.rating' }, { rating: stars, count: figures?.ratingCount }),
          figures && formatMessage({ id: 'city.offers' }, { count: figures.jobOffersCount }),
        ],
      }}
    />
  );
}
