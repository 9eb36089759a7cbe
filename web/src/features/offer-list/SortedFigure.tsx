import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { JobOfferSort } from '../../__generated__/CityPageQuery.graphql.ts';
import type { SortedFigure_offer$key } from '../../__generated__/SortedFigure_offer.graphql.ts';
import { useMoney } from '../offer-figures/useMoney.ts';
import classes from './OfferList.module.css';

/** An average with fewer answers has no rank (`jobOfferSort.ts` of the services). */
const minAnswers = 5;

interface SortedFigureProps {
  readonly offer: SortedFigure_offer$key;
  readonly sort: JobOfferSort | null | undefined;
}

/** The figure by which the list is sorted, where the card does not show it anyway, and whether it counts. */
export function SortedFigure({ offer, sort }: SortedFigureProps) {
  const money = useMoney();
  const { costToStart, earning, review, signUpTime } = useFragment(
    graphql`
      fragment SortedFigure_offer on JobOffer
      @argumentDefinitions(bySignUp: { type: "Boolean!", defaultValue: false }) {
        costToStart {
          average {
            amount
            currency
          }
          count
        }
        earning {
          count
        }
        review {
          ratingCount
        }
        signUpTime @include(if: $bySignUp) {
          count
          days
        }
      }
    `,
    offer,
  );
  const counts = {
    COST_TO_START: costToStart?.count,
    EARNING: earning?.count,
    RATING: review?.ratingCount,
    SIGN_UP_TIME: signUpTime?.count,
    WEIGHT: undefined,
  };
  const count = sort ? counts[sort] : undefined;
  const isFigureShown = sort === 'EARNING' || sort === 'RATING';
  if (count === undefined || (isFigureShown && count >= minAnswers)) return null;
  return (
    <p className={classes['sorted']}>
      {sort === 'COST_TO_START' && costToStart?.average && (
        <FormattedMessage id="offerCard.cost" values={{ amount: money(costToStart.average), count }} />
      )}
      {sort === 'SIGN_UP_TIME' && signUpTime?.days != null && (
        <FormattedMessage id="offerCard.signUp" values={{ days: Math.round(signUpTime.days), count }} />
      )}
      {count < minAnswers && <FormattedMessage id="offerCard.unranked" values={{ count: minAnswers }} />}
    </p>
  );
}
