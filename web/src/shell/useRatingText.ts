import { useIntl } from 'react-intl';

interface Rated {
  readonly rating: number | null | undefined;
  readonly ratingCount: number;
}

/** Gives a function that tells a rating in a few signs, `★ 4.2 (61)`; nothing where nobody rated. */
export const useRatingText = (): ((rated: Rated | null | undefined) => string | null) => {
  const { formatNumber } = useIntl();
  return (rated) =>
    rated?.rating == null || rated.ratingCount === 0
      ? null
      : `★ ${formatNumber(rated.rating, { maximumFractionDigits: 1 })} (${formatNumber(rated.ratingCount)})`;
};
