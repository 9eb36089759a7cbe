import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferHeader_offer$key } from '../../__generated__/OfferHeader_offer.graphql.ts';
import { CompareToggle } from '../../features/comparison/CompareToggle.tsx';
import { SaveToggle } from '../../features/saved-offers/SaveToggle.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { cityPath, companyPath } from '../../paths/paths.ts';
import { PartnerLogo } from '../../ui/image/PartnerLogo.tsx';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import classes from './OfferHeader.module.css';

/** The offer's title, company, city, verification and rating. */
export function OfferHeader({ offer: key }: { readonly offer: OfferHeader_offer$key }) {
  const { formatMessage, formatNumber } = useIntl();
  const offer = useFragment(
    graphql`
      fragment OfferHeader_offer on JobOffer {
        cardTitle
        isVerified
        city {
          name
          slug
        }
        partner {
          name
          slug
          orgSlug
        }
        review {
          rating
          ratingCount
        }
        ...OfferToggle_offer
      }
    `,
    key,
  );
  const { cardTitle, city, isVerified, partner, review } = offer;
  if (!city || !partner) return null;
  return (
    <header className={classes['header']}>
      <PartnerLogo
        priority
        alt={formatMessage({ id: 'images.logo' }, { partner: partner.name })}
        name={partner.name}
        orgSlug={partner.orgSlug}
      />
      <div className={classes['names']}>
        <h1 className={classes['title']} tabIndex={-1}>
          {cardTitle || formatMessage({ id: 'offer.title' }, { city: city.name, partner: partner.name })}
        </h1>
        <p className={classes['by']}>
          <FormattedMessage
            id="offerCard.by"
            values={{
              city: <LocalLink to={cityPath(city.slug)}>{city.name}</LocalLink>,
              partner: <LocalLink to={companyPath(partner.slug)}>{partner.name}</LocalLink>,
            }}
          />
        </p>
        <p className={classes['badges']}>
          {isVerified ? (
            <span className={classes['verified']}>
              <IconCircleCheck size={18} stroke={2.5} aria-hidden="true" />
              <FormattedMessage id="offerCard.verified" />
            </span>
          ) : (
            <span className={classes['unverified']}>
              <IconAlertTriangle size={18} aria-hidden="true" />
              <FormattedMessage id="offer.unverified" />
            </span>
          )}
          {review?.rating != null && review.ratingCount > 0 ? (
            <a className={classes['rating']} href="#reviews">
              <RatingStars rating={review.rating} />
              <b aria-hidden="true">
                {formatNumber(review.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
              </b>
              <span>
                <FormattedMessage id="offerCard.reviews" values={{ count: review.ratingCount }} />
              </span>
            </a>
          ) : (
            <span className={classes['unrated']}>
              <FormattedMessage id="city.noRating" />
            </span>
          )}
        </p>
        <div className={classes['choices']}>
          <CompareToggle offer={offer} />
          <SaveToggle offer={offer} />
        </div>
      </div>
    </header>
  );
}
