import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator, type RelayMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderInSite } from '../../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../../auth/authStore.ts';
import { accountRoutes } from '../../accountRoutes.tsx';
import { reachedNow } from './stages.ts';

// Compiling a page takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await import('../DeskContent.tsx');
}, 60_000);

afterEach(() => {
  cleanup();
  forgetAccount();
});

const { reachedOn: today } = reachedNow('APPROVED');

const openDesk = async (): Promise<RelayMockEnvironment> => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(null, { path: '/my-desk/jobs', routes: accountRoutes });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      ReportedOfferConnection: () => ({ edges: [] }),
      UserJobOfferConnection: () => ({ edges: [{ node: { id: 'mine' } }] }),
      UserJobOffer: () => ({ appliedAt: '2026-01-02T03:04:05Z' }),
      JobOffer: () => ({ id: 'offer', takesApplications: true }),
      Partner: () => ({ name: 'Swiftbite' }),
      Application: () => ({ id: 'application', stage: 'DOCUMENTS', reachedOn: '2026-01-05' }),
      Review: () => ({ rating: 4, ratingCountsFrom: null }),
    }),
  );
  await screen.findByRole('group', { name: 'How far you are with Swiftbite' });
  return environment;
};

const stage = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const choose = (name: string) => userEvent.click(stage(name));
const sent = (environment: RelayMockEnvironment) =>
  environment.mock.getAllOperations().map(({ request }) => request.variables['input'] as unknown);
const answer = async (environment: RelayMockEnvironment, payload: object) => {
  const [operation] = environment.mock.getAllOperations();
  if (!operation) throw new Error('Nothing was sent.');
  await act(async () => environment.mock.resolve(operation, { data: { setApplication: payload } }));
};
const saved = (reached: string, reachedOn: string | null) => ({
  application: { id: 'application', stage: reached, reachedOn },
  userErrors: [],
});

describe('the stage of an application', () => {
  it('is shown with its day, and with the buttons of all others', async () => {
    await openDesk();
    expect(pressed()).toEqual(['Documents5 Jan 2026']);
    for (const name of ['Applied', 'Documents', 'Approved', 'First payout', 'Ended'])
      expect(stage(name)).toBeDefined();
  });

  it('is changed at once, and stays as the server has saved it', async () => {
    const environment = await openDesk();
    await choose('First payout');
    expect(pressed()).toHaveLength(1);
    expect(pressed()[0]).toMatch(/^First payout/);
    await waitFor(() =>
      expect(sent(environment)).toEqual([{ offerId: 'offer', stage: 'FIRST_PAYOUT', reachedOn: today }]),
    );
    await answer(environment, saved('FIRST_PAYOUT', today));
    expect(pressed()[0]).toMatch(/^First payout/);
    expect(screen.getByRole('button', { name: 'Add what you earn' })).toBeDefined();
    // Its day is unknown once the user goes back to the first stage, whose date is that of the application.
    await choose('Applied');
    await waitFor(() =>
      expect(sent(environment)).toEqual([{ offerId: 'offer', stage: 'APPLIED', reachedOn: null }]),
    );
    await answer(environment, saved('APPLIED', null));
  });

  it('returns to the former one when the call fails; the choice can be sent again', async () => {
    const environment = await openDesk();
    await choose('Approved');
    await waitFor(() => expect(sent(environment)).toHaveLength(1));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect((await screen.findByRole('alert')).textContent).toContain('“Approved” may not have been saved.');
    expect(pressed()).toEqual(['Documents5 Jan 2026']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(sent(environment)).toMatchObject([{ stage: 'APPROVED' }]));
    await answer(environment, saved('APPROVED', today));
    expect(pressed()[0]).toMatch(/^Approved/);
  });

  it('shows why the server refused it', async () => {
    const environment = await openDesk();
    await choose('Ended');
    await waitFor(() => expect(sent(environment)).toHaveLength(1));
    await answer(environment, { application: null, userErrors: [{ message: 'This no longer exists.' }] });
    expect((await screen.findByRole('alert')).textContent).toBe('This no longer exists.');
    expect(pressed()).toEqual(['Documents5 Jan 2026']);
  });

  it('is the last of several that are chosen quickly, which are sent one after another', async () => {
    const environment = await openDesk();
    await choose('Approved');
    await waitFor(() => expect(sent(environment)).toHaveLength(1));
    await choose('Applied');
    await choose('First payout');
    expect(sent(environment)).toHaveLength(1);
    expect(pressed()[0]).toMatch(/^First payout/);
    await answer(environment, saved('APPROVED', today));
    await waitFor(() => expect(sent(environment)).toMatchObject([{ stage: 'FIRST_PAYOUT' }]));
    expect(pressed()[0]).toMatch(/^First payout/);
    await answer(environment, saved('FIRST_PAYOUT', today));
    expect(sent(environment)).toEqual([]);
    expect(pressed()[0]).toMatch(/^First payout/);
  });
});
