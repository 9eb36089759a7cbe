import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferFacts_offer$key } from '../../../__generated__/OfferFacts_offer.graphql.ts';
import { OfferApply } from '../../../features/apply/OfferApply.tsx';
import { useLanguageName } from '../../../features/languages-spoken/useLanguageName.ts';
import { inDays } from '../../../features/offer-figures/inDays.ts';
import { paybackOf } from '../../../features/offer-figures/payback.ts';
import { PaybackTime } from '../../../features/offer-figures/PaybackTime.tsx';
import { inWholeUnits, useMoney } from '../../../features/offer-figures/useMoney.ts';
import { applyUntil } from '../../../i18n/applyUntil.ts';
import { WrittenDate } from '../../../ui/date/WrittenDate.tsx';
import { Fact } from '../../../ui/facts/Fact.tsx';
import { FactCard } from '../../../ui/facts/FactCard.tsx';
import { oneDecimal } from '../../../ui/rating/oneDecimal.ts';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import { openLinkedFold } from '../../../ui/facts/Fold.tsx';
import classes from './OfferFacts.module.css';

/** What visitors ask first: pay, cost, time to start, requirements and rating, with the apply button where there is room for it. */
export function OfferFacts({ offer: key }: { readonly offer: OfferFacts_offer$key }) {
  const { formatMessage, formatNumber } = useIntl();
  const languageName = useLanguageName();
  const money = useMoney();
  const offer = useFragment(
    graphql`
      fragment OfferFacts_offer on JobOffer {
        isRemote
        minimumAge
        validThrough
        costToStart {
          average {
            amount
            currency
          }
          count
        }
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
        review {
          rating
          ratingCount
        }
        signUpTime {
          count
          days
        }
        vehicle
        workLanguages
        ...OfferApply_offer
      }
    `,
    key,
  );
  const { costToStart: cost, earning, minimumAge: age, review, signUpTime, vehicle } = offer;
  const payback = paybackOf(cost?.average, earning?.average);
  const needed = [
    age && formatMessage({ id: 'offer.needs.age' }, { age }),
    vehicle && formatMessage({ id: 'offer.needs.vehicle' }, { vehicle }),
    languageName(...offer.workLanguages),
    offer.isRemote && formatMessage({ id: 'offer.needs.remote' }),
  ].filter(Boolean);
  const validThrough = applyUntil(offer.validThrough);
  const none = (
    <span className={classes['note']}>
      <FormattedMessage id="offer.figures.noData" />
    </span>
  );
  return (
    <FactCard
      label={formatMessage({ id: 'offer.facts' })}
      action={<OfferApply clickSource="offer" offer={offer} />}
    >
      {earning && (
        <Fact wide label="offer.pay">
          {earning.average ? (
            <>
              <span className={classes['pay']}>
                <FormattedMessage
                  id="offerCard.earning"
                  values={{ amount: <strong>{money(earning.average)}</strong> }}
                />
              </span>
              <span className={classes['note']}>
                <FormattedMessage id="offerCard.earningCount" values={{ count: earning.count }} />
              </span>
              {earning.net && (
                <span className={classes['note']}>
                  <FormattedMessage id="offer.net" values={{ amount: money(earning.net.hourly) }} />{' '}
                  <a className={classes['link']} href="#net-earnings" onClick={openLinkedFold}>
                    <FormattedMessage id="offer.net.own" />
                  </a>
                </span>
              )}
            </>
          ) : (
            none
          )}
        </Fact>
      )}
      {cost && (
        <Fact label="offer.cost.title">
          {cost.average ? (
            <>
              <b>
                {cost.average.amount ? (
                  money(inWholeUnits(cost.average))
                ) : (
                  <FormattedMessage id="offer.cost.free" />
                )}
              </b>
              <span className={classes['note']}>
                {payback ? (
                  <PaybackTime payback={payback} sentence />
                ) : (
                  <FormattedMessage id="offer.figures.count" values={{ count: cost.count }} />
                )}
              </span>
            </>
          ) : (
            none
          )}
        </Fact>
      )}
      {signUpTime && (
        <Fact label="offer.facts.signUp">
          {signUpTime.days != null ? (
            <>
              <b>{formatNumber(Math.round(signUpTime.days), inDays)}</b>
              <span className={classes['note']}>
                <FormattedMessage id="offerCard.earningCount" values={{ count: signUpTime.count }} />
              </span>
            </>
          ) : (
            none
          )}
        </Fact>
      )}
      {needed.length > 0 && (
        <Fact wide label="offer.requirements">
          <b>{needed.join(' · ')}</b>{' '}
          <a className={classes['link']} href="#requirements" onClick={openLinkedFold}>
            <FormattedMessage id="offer.facts.requirements" />
          </a>
        </Fact>
      )}
      <Fact wide={!validThrough} label="offer.reviews">
        {review?.rating != null && review.ratingCount > 0 ? (
          <a className={classes['rating']} href="#reviews">
            <RatingStars rating={review.rating} />
            <b aria-hidden="true">{formatNumber(review.rating, oneDecimal)}</b>
            <span className={classes['link']}>
              <FormattedMessage id="offerCard.reviews" values={{ count: review.ratingCount }} />
            </span>
          </a>
        ) : (
          <span className={classes['note']}>
            <FormattedMessage id="city.noRating" />
          </span>
        )}
      </Fact>
      {validThrough && (
        <Fact label="offer.facts.validThrough">
          <WrittenDate instant={validThrough} length="long" />
        </Fact>
      )}
    </FactCard>
  );
}
