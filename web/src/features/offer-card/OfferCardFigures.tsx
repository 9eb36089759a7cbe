import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { JobOfferSort } from '../../__generated__/CityPageQuery.graphql.ts';
import type { OfferCardFigures_offer$key } from '../../__generated__/OfferCardFigures_offer.graphql.ts';
import { OfferTileRating, type OfferTileRatingProps } from '../reviews/OfferTileRating.tsx';
import { inDays } from '../offer-figures/inDays.ts';
import { inWholeUnits, useMoney } from '../offer-figures/useMoney.ts';
import classes from './OfferCardFigures.module.css';

interface FigureProps {
  readonly name: 'pay' | 'cost' | 'sign-up';
  /** Nothing while it is unknown. */
  readonly children: ReactNode;
  readonly label: ReactNode;
  /** A second figure, in small type. */
  readonly note?: ReactNode;
  /** Whether the list is sorted by it. */
  readonly isSorted: boolean;
}

function Figure({ name, children, label, note, isSorted }: FigureProps) {
  return (
    <div className={classes['figure']} data-name={name} data-sorted={(children && isSorted) || undefined}>
      <dt>{children ? label : <VisuallyHidden>{label}</VisuallyHidden>}</dt>
      <dd>{children || '–'}</dd>
      {note && <dd data-note>{note}</dd>}
    </div>
  );
}

interface OfferCardFiguresProps extends Pick<OfferTileRatingProps, 'city' | 'partner'> {
  readonly offer: OfferCardFigures_offer$key;
  readonly sort: JobOfferSort | null | undefined;
}

/**
 * What a gig pays, what it costs to start, how long sign-up takes and what others say, one below the other from card to
 * card. What is unknown is a dash; what was not requested, as for bots, or did not load is left out.
 */
export function OfferCardFigures({ offer, city, partner, sort }: OfferCardFiguresProps) {
  const money = useMoney();
  const { formatNumber } = useIntl();
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
          net {
            hourly {
              amount
              currency
            }
          }
        }
        costToStart {
          average {
            amount
            currency
          }
        }
        signUpTime {
          days
        }
        review {
          rating
          ratingCount
        }
      }
    `,
    offer,
  );
  const { id, costToStart, earning, review, signUpTime } = data;
  const net = earning?.net && money(earning.net.hourly);
  const pay = earning?.average && money(earning.average);
  const isNetSorted = sort === 'NET_PAY' && net;
  return (
    <div className={classes['figures']}>
      <dl>
        {earning && (
          <Figure
            name="pay"
            isSorted={sort === 'EARNING' || sort === 'NET_PAY'}
            label={
              <FormattedMessage
                id={
                  !earning.average
                    ? 'offerCard.noEarning'
                    : isNetSorted
                      ? 'offerCard.netHourly'
                      : 'offerCard.hourly'
                }
                values={{ count: earning.count }}
              />
            }
            note={
              net && (
                <FormattedMessage
                  id={isNetSorted ? 'offerCard.gross' : 'offerCard.net'}
                  values={{ amount: isNetSorted ? pay : net }}
                />
              )
            }
          >
            {isNetSorted ? `≈ ${net}` : pay}
          </Figure>
        )}
        {costToStart && (
          <Figure
            name="cost"
            isSorted={sort === 'COST_TO_START'}
            label={<FormattedMessage id="offerCard.costToStart" />}
          >
            {costToStart.average && money(inWholeUnits(costToStart.average))}
          </Figure>
        )}
        {signUpTime && (
          <Figure
            name="sign-up"
            isSorted={sort === 'SIGN_UP_TIME'}
            label={<FormattedMessage id="offerCard.signUpTime" />}
          >
            {signUpTime.days != null && formatNumber(Math.round(signUpTime.days), inDays)}
          </Figure>
        )}
      </dl>
      <div className={classes['rating']} data-sorted={sort === 'RATING' || undefined}>
        <OfferTileRating offerId={id} {...{ city, partner, review }} />
      </div>
    </div>
  );
}
