import { useIntl } from 'react-intl';

interface Rated {
  readonly rating: number | null | undefined;
  readonly ratingCount: number;
}

/** Returns a function that formats a rating briefly, `★ 4.2 (61)`; null without ratings. */
export const useRatingText = (): ((rated: Rated | null | undefined) => string | null) => {
  const { formatNumber } = useIntl();
  return (rated) =>
    rated?.rating == null || rated.ratingCount === 0
      ? null
      : `★ ${formatNumber(rated.rating, { maximumFractionDigits: 1 })} (${formatNumber(rated.ratingCount)})`;
};
