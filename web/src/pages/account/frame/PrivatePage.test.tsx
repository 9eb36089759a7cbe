import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setUpAccount, tokens } from '../../../../test/accountFixtures.ts';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { queueContribution, removeContribution } from '../../../auth/contributions/pendingContributions.ts';
import { sessionFields } from '../../../auth/session/tokens.ts';
import { rememberSent } from '../../../features/apply/sentApplications.ts';
import { DeskPage } from '../desk/DeskPage.tsx';

beforeAll(async () => {
  await import('../desk/DeskContent.tsx');
}, 60_000);

afterEach(() => {
  cleanup();
  localStorage.clear();
  forgetAccount();
});

const signIn = (email: string) => changeAuth(sessionFields(tokens({ email }), Date.now()) ?? {});

it('requests the data again when the browser knows of news, and shows the former ones if that fails', async () => {
  setUpAccount();
  signIn('kim@example.org');
  const { environment } = await renderInSite(<DeskPage />, { path: '/my-desk/jobs' });
  const requested = () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
  await waitFor(() => expect(requested()).toEqual(['DeskPageQuery']));
  const answer = (gig: string) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          ReportedOfferConnection: () => ({ edges: [] }),
          UserJobOfferConnection: () => ({ edges: [{ node: { id: 'mine' } }] }),
          UserJobOffer: () => ({
            appliedAt: null,
            application: null,
            opportunity: null,
            review: null,
          }),
          JobOffer: () => ({ id: 'offer', cardTitle: gig }),
        }),
      ),
    );
  await answer('Dog walker');
  expect(await screen.findByRole('heading', { name: 'Dog walker' })).toBeDefined();
  expect(requested()).toEqual([]);
  act(() => rememberSent({ leadId: 'L1', offerId: 'O1', form: null }));
  await waitFor(() => expect(requested()).toEqual(['DeskPageQuery']));
  await answer('Babysitter');
  expect(await screen.findByRole('heading', { name: 'Babysitter' })).toBeDefined();
  const waiting = { kind: 'signupLength', jobOfferId: 'O1', value: 'ONE_DAY' } as const;
  let key = '';
  act(() => {
    ({ key } = queueContribution(waiting));
  });
  expect(requested()).toEqual([]);
  act(() => removeContribution(key));
  await waitFor(() => expect(requested()).toEqual(['DeskPageQuery']));
  await answer('Babysitter');
  act(() => signIn('new@example.org'));
  await waitFor(() => expect(requested()).toEqual(['DeskPageQuery']));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
  expect(screen.getByRole('heading', { name: 'Babysitter' })).toBeDefined();
});
