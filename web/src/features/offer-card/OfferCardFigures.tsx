import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferCardFigures_offer$key } from '../../__generated__/OfferCardFigures_offer.graphql.ts';
import { OfferTileRating, type OfferTileRatingProps } from '../reviews/OfferTileRating.tsx';
import { useMoney } from '../offer-figures/useMoney.ts';
import classes from './OfferCardFigures.module.css';

interface OfferCardFiguresProps extends Pick<OfferTileRatingProps, 'city' | 'partner'> {
  readonly offer: OfferCardFigures_offer$key;
}

/**
 * The average earnings and the rating of a gig, each with its number of answers. Earnings are omitted when they were
 * not requested, as for bots, or did not load.
 */
export function OfferCardFigures({ offer, city, partner }: OfferCardFiguresProps) {
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment OfferCardFigures_offer on JobOffer {
        id
        earning {
          average {
            amount
            currency
          }
          count
        }
        review {
          rating
          ratingCount
        }
      }
    `,
    offer,
  );
  const { id, earning, review } = data;
  return (
    <div className={classes['figures']}>
      {!earning ? null : earning.average ? (
        <p className={classes['earning']}>
          <span className={classes['amount']}>
            <FormattedMessage
              id="offerCard.earning"
              values={{
                amount: <strong>{money(earning.average)}</strong>,
              }}
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
      <OfferTileRating offerId={id} {...{ city, partner, review }} />
    </div>
  );
}
