import { useCallback } from 'react';
import type { LoadReviews } from '../../features/all-reviews/loadReviews.ts';

/** Requests the reviews of an offer page by page. The code is loaded with the first request. */
export const useOfferReviews = (offerId: string): LoadReviews =>
  useCallback(
    async (environment, page) =>
      (await import('../../features/reviews/loadOfferReviews.ts')).loadOfferReviews(
        environment,
        offerId,
        page,
      ),
    [offerId],
  );
