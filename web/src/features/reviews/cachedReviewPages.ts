import type { IEnvironment } from 'relay-runtime';
import type { LoadReviews, ReviewsPage } from '../all-reviews/loadReviews.ts';

/** The number of lists whose further pages are cached, so that Back and Forward restore them. */
const maxLists = 20;

interface ShownList {
  readonly load: LoadReviews;
  /** The number of the page before them. */
  readonly page: number;
  readonly show: (pages: readonly ReviewsPage[]) => void;
}

/** Further pages of one list of reviews, which stay in Relay's store until they are released. */
export interface CachedReviewPages {
  pages: readonly ReviewsPage[];
  /** How the list that is shown loads its pages and shows them; null when it was left. */
  shown: ShownList | null;
  readonly add: (page: ReviewsPage, release: () => void) => void;
  readonly release: () => void;
}

export const noReviewPages = (): CachedReviewPages => {
  const releases: (() => void)[] = [];
  const cached: CachedReviewPages = {
    pages: [],
    shown: null,
    add: (page, release) => {
      cached.pages = [...cached.pages, page];
      releases.push(release);
    },
    release: () => releases.splice(0).forEach((release) => release()),
  };
  return cached;
};

/** The lists of a store by name, least recently shown first. */
export const listsOf = new WeakMap<IEnvironment, Map<string, CachedReviewPages>>();

/** The further pages stored under a name, or a new list of them. */
export const cachedReviewPages = (environment: IEnvironment, name: string): CachedReviewPages => {
  const lists = listsOf.get(environment) ?? new Map<string, CachedReviewPages>();
  listsOf.set(environment, lists);
  const cached = lists.get(name) ?? noReviewPages();
  lists.delete(name);
  lists.set(name, cached);
  const [oldest] = lists;
  if (lists.size > maxLists && oldest) {
    lists.delete(oldest[0]);
    oldest[1].release();
  }
  return cached;
};
