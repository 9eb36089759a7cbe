import type { IEnvironment } from 'relay-runtime';
import { listsOf, type CachedReviewPages } from '../../reviews/cachedReviewPages.ts';

const reload = async (environment: IEnvironment, kept: CachedReviewPages): Promise<void> => {
  const { pages, shown } = kept;
  const requests = shown ? pages.map((_, at) => shown.load(environment, shown.page + 1 + at)) : [];
  const settled = await Promise.allSettled(requests);
  const answers = settled.flatMap((request) => (request.status === 'fulfilled' ? [request.value] : []));
  const loaded = answers.flatMap(({ reviews, release }) => (reviews ? [{ reviews, release }] : []));
  if (loaded.length < requests.length) {
    // The list stays as it is rather than with a gap.
    for (const { release } of answers) release();
    return;
  }
  kept.release();
  kept.pages = [];
  for (const { reviews, release } of loaded) kept.add(reviews, release);
  shown?.show(kept.pages);
};

/** Loads the further pages of the list that is shown again, because a review has shifted them, and forgets those of others. */
export const reloadFurtherPages = (environment: IEnvironment): void => {
  for (const kept of listsOf.get(environment)?.values() ?? []) void reload(environment, kept);
};
