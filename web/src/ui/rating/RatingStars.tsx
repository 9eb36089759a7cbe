import { FormattedMessage, useIntl } from 'react-intl';
import visuallyHidden from '../visually-hidden/visuallyHidden.module.css';
import classes from './RatingStars.module.css';
import { starPath } from './starPath.ts';

const places = [0, 1, 2, 3, 4];

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
  const share = Math.min(1, Math.max(0, rating / 5));
  return (
    <span className={classes['stars']}>
      <svg width={size * 5 + 8} height={size} viewBox="0 0 128 24" aria-hidden focusable="false">
        <g className={classes['empty']}>
          {places.map((place) => (
            <path key={place} d={starPath} transform={`translate(${place * 26} 0)`} />
          ))}
        </g>
        <svg width={128 * share} height={24} viewBox={`0 0 ${128 * share} 24`} className={classes['filled']}>
          {places.map((place) => (
            <path key={place} d={starPath} transform={`translate(${place * 26} 0)`} />
          ))}
        </svg>
      </svg>
      {!hidden && (
        <span className={visuallyHidden['text']}>
          <FormattedMessage id="review.stars" values={{ rating: shown }} />
        </span>
      )}
    </span>
  );
}
