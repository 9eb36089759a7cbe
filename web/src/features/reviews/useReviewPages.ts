import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { keptReviewPages, KeptReviewPages } from './keptReviewPages.ts';
import type { LoadReviews, ReviewsPage } from './loadReviews.ts';

/** One review of a page, ready for `ReviewItem`. */
export type ListedReview = NonNullable<NonNullable<ReviewsPage['edges'][number]>['node']>;

interface Start {
  /** The page that came with the document; null where the first is still to be asked for. */
  readonly first: ReviewsPage | null;
  /** Its number; 0 without one. */
  readonly page: number;
  readonly load: LoadReviews;
  /** Under which name further pages are kept for Back and Forward; null: they are not. */
  readonly keptAs: string | null;
}

export interface ReviewPages {
  readonly state: 'loading' | 'failed' | 'done';
  /** All reviews so far, each once. */
  readonly reviews: readonly ListedReview[];
  /** How many reviews there are on all pages. */
  readonly total: number;
  /** The last page that is shown. */
  readonly page: number;
  /** Asks for the page after the last one, or again for one that failed. */
  readonly more: () => void;
}

const listed = (pages: readonly ReviewsPage[]): ListedReview[] => {
  const all = pages.flatMap(({ edges }) => edges.flatMap((edge) => (edge?.node ? [edge.node] : [])));
  // A review that came in the meantime moves one from a page to the next.
  return [...new Map(all.map((review) => [review.id, review])).values()];
};

/** A list of reviews that grows page by page. */
export const useReviewPages = ({ first, page, load, keptAs }: Start): ReviewPages => {
  const environment = useRelayEnvironment();
  const [kept] = useState(() =>
    keptAs === null ? new KeptReviewPages() : keptReviewPages(environment, keptAs),
  );
  const [further, setFurther] = useState(kept.pages);
  const [state, setState] = useState<ReviewPages['state']>(first ? 'done' : 'loading');
  const under = useRef(false);
  const pages = first ? [first, ...further] : further;
  const last = page + further.length;
  const more = useCallback(() => {
    if (under.current) return;
    under.current = true;
    setState('loading');
    load(environment, last + 1)
      .then(
        ({ reviews, release }) => {
          if (reviews === null) {
            release();
            setState('failed');
            return;
          }
          kept.add(reviews, release);
          setFurther(kept.pages);
          setState('done');
        },
        () => setState('failed'),
      )
      .finally(() => (under.current = false));
  }, [environment, kept, last, load]);
  const isEmpty = pages.length === 0;
  useEffect(() => {
    if (isEmpty && state === 'loading') more();
  }, [isEmpty, more, state]);
  useEffect(() => () => void (keptAs === null && kept.release()), [kept, keptAs]);
  return { state, reviews: listed(pages), total: pages.at(-1)?.totalCount ?? 0, page: last, more };
};
