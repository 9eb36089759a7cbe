import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import { setUpAccount, tokens } from '../../../test/accountFixtures.ts';
import { changeAuth } from '../../auth/authStore.ts';
import { hasPendingContributions, queueContribution } from '../../auth/contributions/pendingContributions.ts';
import { sendPending } from '../../auth/contributions/sendPending.ts';
import { withdrawContribution } from './withdrawContribution.ts';

const report = { kind: 'earnings', jobOfferId: 'offer-1', value: 14.5, currency: 'EUR' } as const;
const post = 'contributionCallsEarningMutation';
const deletion = 'withdrawalsEarningMutation';

let environment = createMockEnvironment();
let requested: string[] = [];

/** Waits until nothing more happens, and returns the names of all requests so far. */
const settled = async () => {
  await new Promise((resolve) => void setTimeout(resolve, 0));
  for (const { request } of environment.mock.getAllOperations()) {
    const { name } = request.node.params;
    if (!requested.includes(name)) requested.push(name);
  }
  return requested;
};

const answer = (name: string, userErrors: readonly object[] = []) => {
  const field = name === post ? 'submitEarning' : 'withdrawEarning';
  const operation = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.params.name === name);
  if (operation)
    environment.mock.resolve(operation, { data: { [field]: { jobOffer: null, viewer: null, userErrors } } });
};

beforeEach(() => {
  localStorage.clear();
  setUpAccount();
  changeAuth({ idToken: tokens().idToken.toString(), expiresAt: Date.now() + 60_000 });
  environment = createMockEnvironment();
  requested = [];
});

it('waits until an answer that is being sent has arrived', async () => {
  queueContribution(report);
  const sent = sendPending(environment);
  const withdrawn = withdrawContribution(environment, 'earnings', 'offer-1');
  expect(await settled()).toEqual([post]);
  answer(post);
  await sent;
  expect(await settled()).toContain(deletion);
  answer(deletion);
  await withdrawn;
});

it('removes what waits to be sent, so that nothing sends it meanwhile', async () => {
  queueContribution(report);
  const withdrawn = withdrawContribution(environment, 'earnings', 'offer-1');
  const sent = sendPending(environment);
  expect(await settled()).toEqual([deletion]);
  answer(deletion);
  await withdrawn;
  expect(await sent).toEqual([]);
  expect(hasPendingContributions()).toBe(false);
  expect(await settled()).not.toContain(post);
});

it('keeps what is answered anew while the former answer is being withdrawn', async () => {
  const withdrawn = withdrawContribution(environment, 'earnings', 'offer-1');
  await settled();
  queueContribution(report);
  answer(deletion);
  await withdrawn;
  expect(hasPendingContributions()).toBe(true);
});

it('fails for a rejection, except that there is no answer', async () => {
  const withdrawn = withdrawContribution(environment, 'earnings', 'offer-1');
  await settled();
  answer(deletion, [{ code: 'NOT_FOUND', message: 'No answer.' }]);
  await withdrawn;
  const rejected = withdrawContribution(environment, 'earnings', 'offer-1');
  await settled();
  answer(deletion, [{ code: 'TOO_MANY_REQUESTS', message: 'Later.' }]);
  await expect(rejected).rejects.toThrow('Later.');
});
