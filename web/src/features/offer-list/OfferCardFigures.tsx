import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import type { OfferCardFigures_offer$key } from '../../__generated__/OfferCardFigures_offer.graphql.ts';
import classes from './OfferCardFigures.module.css';

/** What a gig pays on average and how it is rated, each with the number of answers behind it. */
export function OfferCardFigures({ offer }: { readonly offer: OfferCardFigures_offer$key }) {
  const { formatNumber } = useIntl();
  const { earning, review } = useFragment(
    graphql`
      fragment OfferCardFigures_offer on JobOffer {
        earning {
          avg
          count
          currency
        }
        review {
          rating
          ratingCount
        }
      }
    `,
    offer,
  );
  const money = (amount: number, currency: string) =>
    formatNumber(amount, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      ...(amount >= 100 ? { maximumFractionDigits: 0 } : {}),
    });
  return (
    <div className={classes['figures']}>
      {earning?.avg != null ? (
        <p className={classes['earning']}>
          <span className={classes['amount']}>
            <FormattedMessage
              id="offerCard.earning"
              values={{ amount: <strong>{money(earning.avg, earning.currency)}</strong> }}
            />
          </span>
          <span className={classes['count']}>
            <FormattedMessage id="offerCard.earningCount" values={{ count: earning.count }} />
          </span>
        </p>
      ) : (
        <p className={classes['none']}>
          <FormattedMessage id="offerCard.noEarning" />
        </p>
      )}
      {review?.rating != null && review.ratingCount > 0 ? (
        <p className={classes['rating']}>
          <RatingStars rating={review.rating} />
          <b aria-hidden>
            {formatNumber(review.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </b>
          <span className={classes['count']}>
            <FormattedMessage id="offerCard.reviews" values={{ count: review.ratingCount }} />
          </span>
        </p>
      ) : (
        <p className={classes['none']}>
          <FormattedMessage id="city.noRating" />
        </p>
      )}
    </div>
  );
}
