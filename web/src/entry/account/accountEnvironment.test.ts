import { commitMutation } from 'react-relay';
import { beforeEach, expect, it, vi } from 'vitest';
import mutation from '../../__generated__/HelpfulButtonMutation.graphql.ts';
import { notifyAccountLeft } from '../../auth/accountChange.ts';
import type { renewTokens, rejectSession } from '../../auth/renewal.ts';
import { accountEnvironment } from './accountEnvironment.ts';

vi.mock('../../auth/renewal.ts', () => ({
  renewTokens: vi.fn<typeof renewTokens>(),
  rejectSession: vi.fn<typeof rejectSession>(),
}));
const renewal = await import('../../auth/renewal.ts');
const onMessages = vi.fn<(messages: readonly string[], isSessionOver: boolean) => void>();

const refusal = 'Unauthorized. Please sign in again.';

/** Makes a call that the gateway refuses. */
const callRefused = (): Promise<unknown> => {
  const environment = accountEnvironment({
    send: () =>
      Promise.resolve({
        data: { markReviewHelpful: null },
        errors: [{ message: refusal, path: ['markReviewHelpful'], extensions: { code: 'UNAUTHENTICATED' } }],
      }),
    records: undefined,
    late: new Set(),
    patienceMs: 1500,
    onMessages,
    onNoAnswer: () => undefined,
    onReplaced: () => undefined,
  });
  return new Promise((resolve) =>
    commitMutation(environment(), {
      mutation,
      variables: { input: { reviewId: 'review-1', helpful: true } },
      onCompleted: resolve,
      onError: resolve,
    }),
  );
};

beforeEach(() => {
  vi.resetAllMocks();
});

it('says nothing of a refused call when the service has ended the session, which says so itself', async () => {
  vi.mocked(renewal.renewTokens).mockImplementation(async () => {
    notifyAccountLeft();
    return false;
  });
  await callRefused();
  expect(onMessages).not.toHaveBeenCalled();
});

it('says that a call was refused although the token is new', async () => {
  vi.mocked(renewal.renewTokens).mockResolvedValue(true);
  await callRefused();
  expect(onMessages.mock.calls).toEqual([[[refusal], true]]);
  expect(renewal.rejectSession).toHaveBeenCalledTimes(1);
});
