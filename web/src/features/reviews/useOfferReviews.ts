import { useCallback } from 'react';
import type { LoadReviews } from './loadReviews.ts';

/** Requests the reviews of an offer page by page. The code is loaded with the first request. */
export const useOfferReviews = (offerId: string): LoadReviews =>
  useCallback(
    async (environment, page) =>
      (await import('./loadOfferReviews.ts')).loadOfferReviews(environment, offerId, page),
    [offerId],
  );
