import { graphql, useFragment } from 'react-relay';
import type { CompanyRatings_partner$key } from '../../__generated__/CompanyRatings_partner.graphql.ts';
import { RatingHistogram } from '../../features/reviews/RatingHistogram.tsx';

/** How many gave the company how many stars, everywhere. */
export function CompanyRatings({ partner }: { readonly partner: CompanyRatings_partner$key }) {
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
  return ratings ? <RatingHistogram review={ratings} /> : null;
}
