import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
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

/** Shows the button of a review that nobody found helpful yet, to a user. */
const open = async (session: 'guest' | 'user' = 'user') => {
  setUpAccount();
  if (session === 'user') logIn();
  const environment = createMockEnvironment();
  const { request } = createOperationDescriptor(getRequest(mutation), {});
  environment.commitUpdate((store) => {
    const review = store.create('review', 'Review');
    review.setValue('review', 'id');
    review.setValue(0, 'helpfulCount');
  });
  const review = { __id: 'review', __fragments: { HelpfulButton_review: {} }, __fragmentOwner: request };
  await renderInSite(
    <>
      <FlashRegion />
      <HelpfulButton review={review as never} />
    </>,
    { environment },
  );
  const answer = (markReviewHelpful: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: { markReviewHelpful } }));
  return { environment, answer };
};

/** The answer to a vote that is saved. */
const counting = (helpfulCount: number) => ({ review: { id: 'review', helpfulCount }, userErrors: [] });

const button = () => screen.getByRole('button', { name: /^Helpful/ });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';

it('stays pressed for the user after a reload', async () => {
  const { answer } = await open();
  await userEvent.click(button());
  await answer(counting(1));
  expect(isPressed()).toBe(true);
  cleanup();
  const again = await open();
  expect(isPressed()).toBe(true);
  await userEvent.click(button());
  await again.answer(counting(0));
  expect(isPressed()).toBe(false);
  cleanup();
  await open();
  expect(isPressed()).toBe(false);
});

it('is not pressed for the next user', async () => {
  const { answer } = await open();
  await userEvent.click(button());
  await answer(counting(1));
  act(removeAccountEntries);
  expect(isPressed()).toBe(false);
});

it('votes for a guest once they have logged in, and not after they have cancelled', async () => {
  const { environment, answer } = await open('guest');
  await userEvent.click(button());
  forgetWishes();
  act(logIn);
  expect(environment.mock.getAllOperations()).toEqual([]);
  act(forgetAccount);
  await userEvent.click(button());
  expect(environment.mock.getAllOperations()).toEqual([]);
  act(logIn);
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { reviewId: 'review', helpful: true },
  });
  await answer(counting(1));
  expect(isPressed()).toBe(true);
});

it('is pressed and counted at once, and no longer when the vote fails', async () => {
  const { environment } = await open();
  await userEvent.click(button());
  expect(isPressed()).toBe(true);
  expect(button().textContent).toMatch('1');
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  expect(isPressed()).toBe(false);
  expect(button().textContent).not.toMatch('1');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('takes a vote back that is still being saved, with one request after it', async () => {
  const { environment, answer } = await open();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(isPressed()).toBe(false);
  expect(button().textContent).not.toMatch('1');
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await answer(counting(1));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { reviewId: 'review', helpful: false },
  });
  await answer(counting(0));
  expect(isPressed()).toBe(false);
  expect(button().textContent).not.toMatch('1');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('sends nothing more when the user ends with the vote that is being saved', async () => {
  const { environment, answer } = await open();
  for (const _press of [1, 2, 3]) await userEvent.click(button());
  expect(button().textContent).toMatch('1');
  await answer(counting(1));
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(isPressed()).toBe(true);
});

it('says why a vote is rejected', async () => {
  const { answer } = await open();
  await userEvent.click(button());
  await answer({ review: null, userErrors: [{ message: 'You wrote this review.' }] });
  expect(await screen.findByText('You wrote this review.')).toBeTruthy();
  expect(isPressed()).toBe(false);
});
