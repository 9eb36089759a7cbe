import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CityReviews_city$key } from '../../__generated__/CityReviews_city.graphql.ts';
import { LatestReviews } from '../../features/city-links/LatestReviews.tsx';
import { Section } from '../../ui/section/Section.tsx';

/** The newest reviews of gigs in the city. */
export function CityReviews({ city }: { readonly city: CityReviews_city$key }) {
  const { latestReviews } = useFragment(
    graphql`
      fragment CityReviews_city on City {
        latestReviews(limit: 3) {
          ...LatestReviews_reviews
        }
      }
    `,
    city,
  );
  return (
    <Section title={<FormattedMessage id="city.reviews" />}>
      <LatestReviews reviews={latestReviews} />
    </Section>
  );
}
