import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyRatings_partner$key } from '../../__generated__/CompanyRatings_partner.graphql.ts';
import { RatingHistogram } from '../../features/reviews/RatingHistogram.tsx';

interface CompanyRatingsProps {
  readonly partner: CompanyRatings_partner$key;
  /** Whether the page is about one country or city only. */
  readonly inPlace: boolean;
}

/** How many gave the company how many stars, everywhere. */
export function CompanyRatings({ partner, inPlace }: CompanyRatingsProps) {
  const { ratings } = useFragment(
    graphql`
      fragment CompanyRatings_partner on Partner {
        ratings {
          ...RatingHistogram_review
        }
      }
    `,
    partner,
  );
  if (!ratings) return null;
  return (
    <RatingHistogram
      review={ratings}
      scope={inPlace && <FormattedMessage id="company.ratings.everywhere" />}
    />
  );
}
