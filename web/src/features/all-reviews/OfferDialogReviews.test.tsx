import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { OfferDialogReviews } from './OfferDialogReviews.tsx';
import { noFilter } from './reviewFilter.ts';

afterEach(cleanup);

/** The reviews of O1 in a dialog, of which there are three. */
const open = async () => {
  const environment = createMockEnvironment();
  await renderInSite(<OfferDialogReviews offerId="O1" filter={noFilter} none={<span>None match.</span>} />, {
    environment,
  });
  const sent = () => waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const answer = async (ids: readonly string[], hasNextPage: boolean) => {
    await sent();
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Node: () => ({ __typename: 'JobOffer', id: 'O1' }),
          JobOffer: () => ({ id: 'O1' }),
          ReviewConnection: () => ({
            totalCount: ids.length === 0 ? 0 : 3,
            pageInfo: { endCursor: ids.at(-1), hasNextPage },
            edges: ids.map((id) => ({
              node: { id, username: id, createdAt: '2026-01-02T03:04:05Z', ratingCountsFrom: null },
            })),
          }),
        }),
      ),
    );
  };
  const fail = async () => {
    await sent();
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('away')));
  };
  return { environment, answer, fail };
};

it('moves the focus to the first review that was added, because the button may be gone', async () => {
  const { environment, answer } = await open();
  await answer(['Ada', 'Bea'], true);
  const more = await screen.findByRole('button', { name: /1 more review/ });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(more);
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ cursor: 'Bea' });
  await answer(['Cleo'], false);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: /more review/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Cleo' }).closest('li'));
});

it('keeps the reviews when the next do not load, and offers to try again', async () => {
  const { answer, fail } = await open();
  await answer(['Ada', 'Bea'], true);
  await userEvent.click(await screen.findByRole('button', { name: /1 more review/ }));
  await fail();
  expect(await screen.findByText('The reviews didn’t load.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(['Cleo'], false);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

it('says that there are none, and that they did not load', async () => {
  const { answer } = await open();
  await answer([], false);
  expect(await screen.findByText('None match.')).toBeTruthy();
  cleanup();
  const failed = await open();
  await failed.fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await failed.answer(['Ada'], false);
  expect(await screen.findByRole('article', { name: 'Ada' })).toBeTruthy();
});
