import type { IEnvironment } from 'relay-runtime';
import { listsOf, type KeptReviewPages } from '../../reviews/keptReviewPages.ts';

const reload = async (environment: IEnvironment, kept: KeptReviewPages): Promise<void> => {
  const { pages, shown } = kept;
  const loaded = shown
    ? await Promise.all(pages.map((_, at) => shown.load(environment, shown.page + 1 + at)))
    : [];
  kept.release();
  kept.pages = [];
  for (const { reviews, release } of loaded) if (reviews) kept.add(reviews, release);
  shown?.show(kept.pages);
};

/** Loads the further pages of the list that is shown again, because a review has shifted them, and forgets those of others. */
export const reloadFurtherPages = (environment: IEnvironment): void => {
  for (const kept of listsOf.get(environment)?.values() ?? [])
    // After a failure, the list stays as it is.
    void reload(environment, kept).catch(() => undefined);
};
