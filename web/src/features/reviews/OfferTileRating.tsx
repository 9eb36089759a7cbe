import { VisuallyHidden } from '@mantine/core';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerPath } from '../../paths/paths.ts';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { isPlainClick } from '../../ui/link/isPlainClick.ts';
import classes from './OfferTileRating.module.css';
import { oneDecimal } from '../../ui/rating/oneDecimal.ts';
import type { OfferTileReviews } from './reviewModals.ts';

interface Named {
  readonly name: string;
  readonly slug: string;
}

export interface OfferTileRatingProps {
  readonly offerId: string;
  readonly city: Named;
  readonly partner: Named;
  readonly review:
    | { readonly rating: number | null | undefined; readonly ratingCount: number }
    | null
    | undefined;
}

/**
 * The rating of an offer in a list; clicking it opens the reviews in a modal, or without script on the offer's own
 * page.
 */
export function OfferTileRating({ offerId, city, partner, review }: OfferTileRatingProps) {
  const { formatNumber } = useIntl();
  const { open } = useModals();
  if (review?.rating == null || review.ratingCount === 0)
    return (
      <p className={classes['none']}>
        <span className={classes['value']}>–</span>
        <VisuallyHidden>
          <FormattedMessage id="city.noRating" />
        </VisuallyHidden>
      </p>
    );
  const rating = formatNumber(review.rating, oneDecimal);
  const path = `${offerPath(city.slug, partner.slug)}#reviews`;
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const data: OfferTileReviews = { offerId, partner: partner.name, city: city.name, path };
    open('offer-tile-reviews', data);
  };
  return (
    <LocalLink className={classes['link']} to={path} onClick={show} aria-haspopup="dialog">
      <span className={classes['value']} aria-hidden>
        <span className={classes['star']}>★</span>
        <span>{rating}</span>
      </span>
      <span className={classes['count']} aria-hidden>{`(${formatNumber(review.ratingCount)})`}</span>
      <VisuallyHidden>
        <FormattedMessage id="city.rating" values={{ rating, count: review.ratingCount }} />
      </VisuallyHidden>
    </LocalLink>
  );
}
