import { FormattedMessage, useIntl } from 'react-intl';
import type { JobOfferSort } from '../../__generated__/offersPageQuery.graphql.ts';
import type { OfferCardFigures_offer$data } from '../../__generated__/OfferCardFigures_offer.graphql.ts';
import { amountOnCard } from './amountOnCard.ts';
import classes from './OfferCardFigures.module.css';

/** An average with fewer answers has no rank (`jobOfferSort.ts` of the services). */
const minAnswers = 5;

interface SortedFigureProps {
  readonly figures: Pick<OfferCardFigures_offer$data, 'costToStart' | 'earning' | 'review' | 'signUpTime'>;
  readonly sort: JobOfferSort | null;
}

/** The figure by which the list is sorted, where the card does not show it anyway, and whether it counts. */
export function SortedFigure({ figures, sort }: SortedFigureProps) {
  const { formatNumber } = useIntl();
  const { costToStart, earning, review, signUpTime } = figures;
  const counts = {
    COST_TO_START: costToStart?.count,
    EARNING: earning?.count,
    RATING: review?.ratingCount,
    SIGN_UP_TIME: signUpTime?.count,
    WEIGHT: undefined,
  };
  const count = sort ? counts[sort] : undefined;
  if (count === undefined) return null;
  return (
    <p className={classes['sorted']}>
      {sort === 'COST_TO_START' && costToStart?.avg != null && (
        <FormattedMessage
          id="offerCard.cost"
          values={{ amount: amountOnCard(formatNumber, costToStart.avg, costToStart.currency), count }}
        />
      )}
      {sort === 'SIGN_UP_TIME' && signUpTime?.days != null && (
        <FormattedMessage id="offerCard.signUp" values={{ days: Math.round(signUpTime.days), count }} />
      )}
      {count < minAnswers && <FormattedMessage id="offerCard.unranked" values={{ count: minAnswers }} />}
    </p>
  );
}
