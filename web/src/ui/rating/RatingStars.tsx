import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawing } from '../icon/sprite.ts';
import classes from './RatingStars.module.css';
import { fiveStarsPath } from './starPath.ts';

interface RatingStarsProps {
  readonly rating: number;
  readonly size?: number;
  /** True where text next to the stars contains the rating. */
  readonly hidden?: boolean;
}

/** A rating from 0 to 5 as stars filled in tenths; screen readers read its text. */
export function RatingStars({ rating, size = 16, hidden = false }: RatingStarsProps) {
  const { formatNumber } = useIntl();
  const shown = formatNumber(rating, { maximumFractionDigits: 1 });
  const stars = useDrawing('five-stars', fiveStarsPath);
  const share = Math.min(1, Math.max(0, rating / 5));
  return (
    <span className={classes['stars']}>
      <svg width={size * 5 + 8} height={size} viewBox="0 0 128 24" aria-hidden focusable="false">
        <use href={stars} className={classes['empty']} />
        <svg width={128 * share} height={24} viewBox={`0 0 ${128 * share} 24`} className={classes['filled']}>
          <use href={stars} />
        </svg>
      </svg>
      {!hidden && (
        <VisuallyHidden>
          <FormattedMessage id="review.stars" values={{ rating: shown }} />
        </VisuallyHidden>
      )}
    </span>
  );
}
