import type { IEnvironment } from 'relay-runtime';
import type { LoadReviews, ReviewsPage } from '../all-reviews/loadReviews.ts';

/** The number of lists whose further pages are kept, so that Back and Forward restore them. */
const maxLists = 20;

interface ShownList {
  readonly load: LoadReviews;
  /** The number of the page before them. */
  readonly page: number;
  readonly show: (pages: readonly ReviewsPage[]) => void;
}

/** Further pages of one list of reviews, which stay in Relay's store until they are released. */
export interface KeptReviewPages {
  pages: readonly ReviewsPage[];
  /** How the list that is shown loads its pages and shows them; null when it was left. */
  shown: ShownList | null;
  readonly add: (page: ReviewsPage, release: () => void) => void;
  readonly release: () => void;
}

export const noReviewPages = (): KeptReviewPages => {
  const releases: (() => void)[] = [];
  const kept: KeptReviewPages = {
    pages: [],
    shown: null,
    add: (page, release) => {
      kept.pages = [...kept.pages, page];
      releases.push(release);
    },
    release: () => releases.splice(0).forEach((release) => release()),
  };
  return kept;
};

/** The lists of a store by name, least recently shown first. */
export const listsOf = new WeakMap<IEnvironment, Map<string, KeptReviewPages>>();

/** The further pages stored under a name, or a new list of them. */
export const keptReviewPages = (environment: IEnvironment, name: string): KeptReviewPages => {
  const lists = listsOf.get(environment) ?? new Map<string, KeptReviewPages>();
  listsOf.set(environment, lists);
  const kept = lists.get(name) ?? noReviewPages();
  lists.delete(name);
  lists.set(name, kept);
  const [oldest] = lists;
  if (lists.size > maxLists && oldest) {
    lists.delete(oldest[0]);
    oldest[1].release();
  }
  return kept;
};
