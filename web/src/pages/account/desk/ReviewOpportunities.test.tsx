import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/renderInSite.tsx';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { pageSessionId } from '../../../browser/pageSessionId.ts';
import { requestPageIn } from '../../../relay/requestPage.ts';
import { sendFromBrowser } from '../../../relay/sendFromBrowser.ts';
import { FlashRegion } from '../../../shell/flash/FlashRegion.tsx';
import { DeskPage } from './DeskPage.tsx';

// Compiling a page takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await import('./DeskContent.tsx');
}, 60_000);

afterEach(() => {
  cleanup();
  forgetAccount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the desk and removes the only gig that is to be reviewed. Returns what is sent after that. */
const removeGig = async () => {
  changeAuth({ idToken: 'abc', expiresAt: Date.now() + 60_000 });
  const { environment } = await renderInSite(
    <>
      <FlashRegion />
      <DeskPage />
    </>,
    { path: '/my-desk/jobs' },
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  environment.mock.resolveMostRecentOperation((operation) =>
    MockPayloadGenerator.generate(operation, {
      UserJobOfferConnection: () => ({ edges: [{ node: { id: 'mine' } }] }),
      UserJobOffer: () => ({ appliedAt: '2026-01-02T03:04:05Z', review: null, application: null }),
      ReviewOpportunity: () => ({ id: 'opportunity', dismissed: false }),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'I didn’t do this gig' }));
  await screen.findByRole('button', { name: 'Undo' });
  const sent = () => environment.mock.getAllOperations().map(({ request }) => request);
  expect(sent()).toEqual([]);
  return sent;
};

const leave = () => window.dispatchEvent(new Event('pagehide'));
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a gig that the user removes from those to review', () => {
  it.each([
    ['left', leave],
    ['hidden', hide],
  ])('is deleted, once, when the page is %s, by a request that outlives the page', async (_name, end) => {
    const sent = await removeGig();
    end();
    leave();
    expect(sent().map(({ node, variables }) => [node.params.name, variables])).toEqual([
      ['useDeleteOpportunityMutation', { input: { opportunityId: 'opportunity' } }],
    ]);
    const page = requestPageIn(sent()[0]?.cacheConfig ?? {});
    expect(page).toEqual({ language: 'en', sessionId: pageSessionId(), isLeft: true });
    const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', fetched);
    const operation = { id: '1', name: 'm', text: null } as never;
    await sendFromBrowser('en')(operation, {}, null, page);
    await sendFromBrowser('en')(operation, {}, null);
    expect(fetched.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true, false]);
  });

  it('stays when that is undone before', async () => {
    const sent = await removeGig();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    leave();
    expect(sent()).toEqual([]);
    expect(screen.getByRole('button', { name: 'I didn’t do this gig' })).toBeDefined();
  });
});
