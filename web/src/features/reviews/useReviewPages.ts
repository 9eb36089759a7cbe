import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { cachedReviewPages, noReviewPages } from './cachedReviewPages.ts';
import { saveLastReviews, savedLastReviews } from '../../routing/scroll/scrollPositions.ts';
import type { LoadReviews, ReviewsPage } from '../all-reviews/loadReviews.ts';

/** One review of a page, ready for `ReviewItem`. */
export type ListedReview = NonNullable<NonNullable<ReviewsPage['edges'][number]>['node']>;

interface Start {
  /** The page that came with the document; null when the first page must be requested. */
  readonly first: ReviewsPage | null;
  /** The number of that page; 0 without one. */
  readonly page: number;
  readonly load: LoadReviews;
  /** The name under which further pages are cached for Back and Forward; null to discard them. */
  readonly cacheName: string | null;
}

export interface ReviewPages {
  readonly state: 'loading' | 'failed' | 'done';
  /** All reviews so far, without duplicates. */
  readonly reviews: readonly ListedReview[];
  /** The number of reviews on all pages. */
  readonly total: number;
  /** The last page that is shown. */
  readonly page: number;
  /** Whether pages that were shown before a reload are missing yet. */
  readonly isRestoring: boolean;
  /** Requests the next page, or a failed page again. */
  readonly more: () => void;
}

const listed = (pages: readonly ReviewsPage[]): ListedReview[] => {
  const all = pages.flatMap(({ edges }) => edges.flatMap((edge) => (edge?.node ? [edge.node] : [])));
  // A review added meanwhile shifts another one to the next page, which would duplicate it.
  return [...new Map(all.map((review) => [review.id, review])).values()];
};

/** A list of reviews that grows page by page. */
export const useReviewPages = ({ first, page, load, cacheName }: Start): ReviewPages => {
  const environment = useRelayEnvironment();
  const [cached] = useState(() =>
    cacheName === null ? noReviewPages() : cachedReviewPages(environment, cacheName),
  );
  const [further, setFurther] = useState(cached.pages);
  const [state, setState] = useState<ReviewPages['state']>(first ? 'done' : 'loading');
  const isInFlight = useRef(false);
  const pages = first ? [first, ...further] : further;
  const last = page + further.length;
  const more = useCallback(() => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState('loading');
    load(environment, last + 1)
      .then(
        ({ reviews, release }) => {
          if (reviews === null) {
            release();
            setState('failed');
            return;
          }
          cached.add(reviews, release);
          if (cacheName !== null) saveLastReviews(cacheName, last + 1);
          setFurther(cached.pages);
          setState('done');
        },
        () => setState('failed'),
      )
      .finally(() => (isInFlight.current = false));
  }, [cacheName, environment, cached, last, load]);
  const isEmpty = pages.length === 0;
  const isRestoring = cacheName !== null && state !== 'failed' && last < savedLastReviews(cacheName);
  useEffect(() => {
    if ((isEmpty && state === 'loading') || (isRestoring && state === 'done')) more();
  }, [isEmpty, isRestoring, more, state]);
  useEffect(() => {
    cached.shown = { load, page, show: setFurther };
    return () => {
      cached.shown = null;
      if (cacheName === null) cached.release();
    };
  }, [cacheName, cached, load, page]);
  return {
    state,
    reviews: listed(pages),
    total: pages.at(-1)?.totalCount ?? 0,
    page: last,
    isRestoring,
    more,
  };
};
