import { act, cleanup, waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import type { LoadReviews, ReviewsPage } from '../../all-reviews/loadReviews.ts';
import { cachedReviewPages } from '../../reviews/cachedReviewPages.ts';
import { useReviewPages } from '../../reviews/useReviewPages.ts';
import { reloadFurtherPages } from './reloadFurtherPages.ts';

afterEach(cleanup);

const pageOf = (totalCount: number, ...ids: string[]): ReviewsPage => ({
  totalCount,
  edges: ids.map((id) => ({ node: { id } as never })),
});

it('loads the further pages of the shown list again, keeps them if that fails, and forgets those of others', async () => {
  const environment = createMockEnvironment();
  const release = vi.fn<() => void>();
  cachedReviewPages(environment, 'left').add(pageOf(3, 'x'), release);
  const releaseLoaded = vi.fn<() => void>();
  let answers: (ReviewsPage | null)[] = [pageOf(5, 'c', 'd'), pageOf(5, 'e')];
  const load = vi.fn<LoadReviews>((_environment, page) => {
    const reviews = answers[page - 2];
    return reviews === undefined
      ? Promise.reject(new Error('Offline.'))
      : Promise.resolve({ reviews, release: releaseLoaded });
  });
  const first = pageOf(5, 'a', 'b');
  let shown: ReturnType<typeof useReviewPages> | undefined;
  function List() {
    shown = useReviewPages({ first, page: 1, load, cacheName: 'list' });
    return null;
  }
  await renderInSite(<List />, { environment });
  const ids = () => shown?.reviews.map(({ id }) => id).join('');
  act(() => shown?.more());
  await waitFor(() => expect(ids()).toBe('abcd'));
  act(() => shown?.more());
  await waitFor(() => expect(ids()).toBe('abcde'));
  answers = [];
  reloadFurtherPages(environment);
  expect(load).toHaveBeenCalledTimes(4);
  // One page fails and the other has no reviews: neither is shown, and nothing stays in the store for them.
  answers = [null];
  await act(async () => {
    reloadFurtherPages(environment);
    await Promise.resolve();
  });
  await waitFor(() => expect(releaseLoaded).toHaveBeenCalledTimes(1));
  answers = [pageOf(5, 'c', 'd'), null];
  await act(async () => {
    reloadFurtherPages(environment);
    await Promise.resolve();
  });
  await waitFor(() => expect(releaseLoaded).toHaveBeenCalledTimes(3));
  expect(ids()).toBe('abcde');
  answers = [pageOf(4, 'e'), pageOf(4)];
  reloadFurtherPages(environment);
  await waitFor(() => expect(ids()).toBe('abe'));
  expect(shown?.total).toBe(4);
  expect(load.mock.calls.map(([, page]) => page)).toEqual([2, 3, 2, 3, 2, 3, 2, 3, 2, 3]);
  expect(release).toHaveBeenCalledTimes(1);
  expect(cachedReviewPages(environment, 'left').pages).toEqual([]);
});
