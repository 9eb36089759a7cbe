import { IconMessage2Off } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferReviews_offer$key } from '../../__generated__/OfferReviews_offer.graphql.ts';
import { RatingHistogram } from '../../features/reviews/RatingHistogram.tsx';
import { ReviewList } from '../../features/reviews/ReviewList.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import classes from './OfferReviews.module.css';

/** What others say about the gig, with the rating of the company in the whole country. */
export function OfferReviews({ offer: key }: { readonly offer: OfferReviews_offer$key }) {
  const { formatNumber } = useIntl();
  const { latestReviews, partner, review, reviewPartnerCountry } = useFragment(
    graphql`
      fragment OfferReviews_offer on JobOffer {
        latestReviews(limit: 6) {
          ...ReviewList_reviews
        }
        partner {
          name
        }
        review {
          ...RatingHistogram_review
        }
        reviewPartnerCountry {
          rating
          ratingCount
        }
      }
    `,
    key,
  );
  const country = reviewPartnerCountry;
  return (
    <div id="reviews" className={classes['anchor']}>
      <Section title={<FormattedMessage id="offer.reviews" />}>
        {review && <RatingHistogram review={review} />}
        {country?.rating != null && country.ratingCount > 0 && (
          <p className={classes['country']}>
            <FormattedMessage
              id="offer.reviews.partnerCountry"
              values={{
                count: country.ratingCount,
                partner: partner?.name,
                rating: formatNumber(country.rating, { maximumFractionDigits: 1 }),
              }}
            />
          </p>
        )}
        {!latestReviews ? (
          <SectionError />
        ) : latestReviews.length === 0 ? (
          <EmptyState
            icon={<IconMessage2Off size={32} stroke={1.5} aria-hidden />}
            text={<FormattedMessage id="offer.reviews.none" />}
          />
        ) : (
          <ReviewList reviews={latestReviews} withOffer={false} />
        )}
      </Section>
    </div>
  );
}
