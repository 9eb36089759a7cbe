import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { nodeIds } from '../../../../schema/limits.json';
import mutation from '../../__generated__/HelpfulButtonMutation.graphql.ts';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { renderInSite } from '../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../auth/authStore.ts';
import { forgetWishes } from '../../auth/login/wishes.ts';
import { removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { FlashRegion } from '../../shell/flash/FlashRegion.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';

afterEach(() => {
  cleanup();
  removeAccountEntries();
  forgetAccount();
});

const logIn = () => changeAuth({ idToken: tokens().idToken.toString(), expiresAt: Date.now() + 60_000 });

/** What the graph says about the vote of the user. */
type Found = boolean | 'failed' | 'waiting';

/** Shows the buttons of reviews that nobody found helpful yet. */
const open = async (session: 'guest' | 'user' = 'user', found: Found = false, ids = ['review']) => {
  setUpAccount();
  if (session === 'user') logIn();
  const environment = createMockEnvironment();
  const { request } = createOperationDescriptor(getRequest(mutation), {});
  environment.commitUpdate((store) => {
    for (const id of ids) {
      const review = store.create(id, 'Review');
      review.setValue(id, 'id');
      review.setValue(0, 'helpfulCount');
    }
  });
  await renderInSite(
    <>
      <FlashRegion />
      {ids.map((id) => (
        <HelpfulButton
          key={id}
          review={{ __id: id, __fragments: { HelpfulButton_review: {} }, __fragmentOwner: request } as never}
        />
      ))}
    </>,
    { environment },
  );
  // The buttons wait for each other before they ask.
  await act(() => Promise.resolve());
  const sent = () => environment.mock.getAllOperations().map((operation) => operation.request);
  const answer = (data: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: data as never }));
  const fail = () => act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  /** Answers whether the user has voted. */
  const know = (isFound: boolean) =>
    answer({
      nodes: ids.map((id) => ({ __typename: 'Review', id, viewerFoundHelpful: isFound })),
    });
  if (session === 'user' && found === 'failed') await fail();
  if (session === 'user' && typeof found === 'boolean') await know(found);
  return { sent, fail, know, answer: (markReviewHelpful: object) => answer({ markReviewHelpful }) };
};

/** The answer to a vote that is saved. */
const counting = (helpfulCount: number, viewerFoundHelpful = helpfulCount > 0) => ({
  review: { id: 'review', helpfulCount, viewerFoundHelpful },
  userErrors: [],
});

const buttons = () => screen.getAllByRole('button', { name: /^Helpful/ });
const button = () => screen.getByRole('button', { name: /^Helpful/ });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';
const voteOf = (helpful: boolean) => ({ input: { reviewId: 'review', helpful } });

it('is pressed if the user voted elsewhere, and takes that vote back', async () => {
  const { sent, answer } = await open('user', true);
  expect(isPressed()).toBe(true);
  await userEvent.click(button());
  expect(isPressed()).toBe(false);
  expect(sent().map(({ variables }) => variables)).toEqual([voteOf(false)]);
  await answer(counting(0));
  expect(isPressed()).toBe(false);
});

it('asks about all reviews that are shown together with one request, and for a guest with none', async () => {
  const { sent } = await open('user', 'waiting', ['one', 'two', 'three']);
  expect(sent().map(({ variables }) => variables)).toEqual([{ ids: ['one', 'two', 'three'] }]);
  cleanup();
  act(forgetAccount);
  expect((await open('guest', 'waiting', ['one', 'two'])).sent()).toEqual([]);
  expect(buttons().map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
});

it('asks about more reviews than one request may name with several', async () => {
  const ids = Array.from({ length: nodeIds + 1 }, (_, at) => `review-${at}`);
  const { sent } = await open('user', 'waiting', ids);
  expect(sent().map(({ variables }) => variables)).toEqual([
    { ids: ids.slice(0, nodeIds) },
    { ids: ids.slice(nodeIds) },
  ]);
});

it('stays pressed with the count of the graph while the vote does not count yet', async () => {
  const { answer } = await open();
  await userEvent.click(button());
  expect(button().textContent).toMatch('1');
  await answer(counting(0, true));
  expect(isPressed()).toBe(true);
  expect(button().textContent).not.toMatch(/\d/);
});

it('waits with a vote until it knows the former one, and sends nothing if they are equal', async () => {
  const { sent, know } = await open('user', 'waiting');
  await userEvent.click(button());
  expect(isPressed()).toBe(true);
  expect(button().textContent).not.toMatch(/\d/);
  expect(sent()).toHaveLength(1);
  await know(true);
  expect(sent()).toEqual([]);
  expect(isPressed()).toBe(true);
});

it('shows what was saved here when the graph does not say it, until the user logs out', async () => {
  const { sent, answer, fail } = await open('user', 'failed');
  await userEvent.click(button());
  await answer(counting(1));
  expect(isPressed()).toBe(true);
  await userEvent.click(button());
  expect(sent().map(({ variables }) => variables)).toEqual([voteOf(false)]);
  await answer(counting(0));
  expect(isPressed()).toBe(false);
  await userEvent.click(button());
  await answer(counting(1));
  act(forgetAccount);
  expect(isPressed()).toBe(false);
  await act(async () => logIn());
  await fail();
  expect(isPressed()).toBe(false);
});

it('votes for a guest once they have logged in, and not after they have cancelled', async () => {
  const { sent, answer, know } = await open('guest');
  await userEvent.click(button());
  forgetWishes();
  await act(async () => logIn());
  await know(false);
  expect(sent()).toEqual([]);
  act(forgetAccount);
  await userEvent.click(button());
  expect(sent()).toEqual([]);
  await act(async () => logIn());
  expect(sent().map(({ variables }) => variables)).toEqual([voteOf(true)]);
  await answer(counting(1));
  expect(isPressed()).toBe(true);
});

it('is pressed and counted at once, and no longer when the vote fails', async () => {
  const { sent, fail } = await open();
  await userEvent.click(button());
  expect(isPressed()).toBe(true);
  expect(button().textContent).toMatch('1');
  await fail();
  expect(isPressed()).toBe(false);
  expect(button().textContent).not.toMatch('1');
  expect(sent()).toEqual([]);
});

it('takes a vote back that is still being saved, with one request after it', async () => {
  const { sent, answer } = await open();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(isPressed()).toBe(false);
  expect(button().textContent).not.toMatch('1');
  expect(sent()).toHaveLength(1);
  await answer(counting(1));
  expect(sent().map(({ variables }) => variables)).toEqual([voteOf(false)]);
  expect(isPressed()).toBe(false);
  expect(button().textContent).not.toMatch('1');
  await answer(counting(0));
  expect(isPressed()).toBe(false);
  expect(button().textContent).not.toMatch('1');
  expect(sent()).toEqual([]);
});

it('sends nothing more when the user ends with the vote that is being saved', async () => {
  const { sent, answer } = await open();
  for (const _press of [1, 2, 3]) await userEvent.click(button());
  expect(button().textContent).toMatch('1');
  await answer(counting(1));
  expect(sent()).toEqual([]);
  expect(isPressed()).toBe(true);
});

it('says why a vote is rejected', async () => {
  const { answer } = await open();
  await userEvent.click(button());
  await answer({ review: null, userErrors: [{ message: 'You wrote this review.' }] });
  expect(await screen.findByText('You wrote this review.')).toBeTruthy();
  expect(isPressed()).toBe(false);
});
