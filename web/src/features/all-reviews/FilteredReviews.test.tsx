import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { FilteredReviews } from './FilteredReviews.tsx';
import { loadFilteredReviews } from './loadFilteredReviews.ts';
import type { LoadReviews } from './loadReviews.ts';
import { noFilter } from './reviewFilter.ts';

afterEach(cleanup);

const load: LoadReviews = (environment, page) =>
  loadFilteredReviews(environment, { offerId: 'O1', partner: 'Mopmarten' }, noFilter, page);

it('moves the focus to the first review that was added, because the button may be gone', async () => {
  const environment = createMockEnvironment();
  await renderInSite(<FilteredReviews load={load} withOffer={false} none={null} />, { environment });
  const answer = async (...ids: string[]) => {
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Node: () => ({ __typename: 'JobOffer' }),
          ReviewConnection: () => ({
            totalCount: 3,
            edges: ids.map((id) => ({
              node: { id, username: id, createdAt: '2026-01-02T03:04:05Z', ratingCountsFrom: null },
            })),
          }),
        }),
      ),
    );
  };
  await answer('Ada', 'Bea');
  const more = await screen.findByRole('button', { name: /1 more review/ });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(more);
  await answer('Cleo');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: /more review/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Cleo' }).closest('li'));
});
