import { useCallback } from 'react';
import type { LoadReviews } from './loadReviews.ts';

/** Asks for the reviews of an offer, page by page. The code for it is fetched with the first page that is asked for. */
export const useOfferReviews = (offerId: string): LoadReviews =>
  useCallback(
    async (environment, page) =>
      (await import('./loadOfferReviews.ts')).loadOfferReviews(environment, offerId, page),
    [offerId],
  );
