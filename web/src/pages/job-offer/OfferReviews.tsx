import { IconUser } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferReviews_offer$key } from '../../__generated__/OfferReviews_offer.graphql.ts';
import { AddReview } from '../../features/own-review/AddReview.tsx';
import { RatingHistogram } from '../../features/reviews/RatingHistogram.tsx';
import { offerPath } from '../../paths/paths.ts';
import { EmptyState } from '../../ui/card/EmptyState.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { OfferReviewList } from './OfferReviewList.tsx';
import classes from './OfferReviews.module.css';

interface OfferReviewsProps {
  readonly offer: OfferReviews_offer$key;
  /** The page of the reviews in the address. */
  readonly page: number;
}

/** The reviews of the gig, page by page, with the company's rating in the whole country. */
export function OfferReviews({ offer: key, page }: OfferReviewsProps) {
  const { formatNumber } = useIntl();
  const offer = useFragment(
    graphql`
      fragment OfferReviews_offer on JobOffer {
        id
        city {
          name
          slug
        }
        reviews(first: 12, page: $reviewsPage, withText: true) {
          totalCount
          edges {
            node {
              ratingCountsFrom
            }
          }
        }
        ...OfferReviewList_offer
        partner {
          name
          slug
        }
        review {
          ratingCount
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
  const { id, city, reviews, partner, review, reviewPartnerCountry } = offer;
  const country = reviewPartnerCountry;
  return (
    <div id="reviews" className={classes['anchor']}>
      <Section title={<FormattedMessage id="offer.reviews" />}>
        {review && (
          <RatingHistogram
            review={review}
            withTextCount={reviews?.totalCount}
            countFrom={reviews?.edges.map((edge) => edge?.node?.ratingCountsFrom) ?? []}
          />
        )}
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
        {city && partner && <AddReview target={{ offerId: id, partner: partner.name, city: city.name }} />}
        {!reviews || !city || !partner ? (
          <SectionError />
        ) : reviews.totalCount === 0 ? (
          <EmptyState
            icon={<IconUser size={32} stroke={1.5} aria-hidden />}
            text={<FormattedMessage id={review?.ratingCount ? 'review.noneWritten' : 'offer.reviews.none'} />}
          />
        ) : (
          <OfferReviewList offer={offer} page={page} path={offerPath(city.slug, partner.slug)} />
        )}
      </Section>
    </div>
  );
}
