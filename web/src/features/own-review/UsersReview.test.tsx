import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { RelayMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/renderInSite.tsx';
import otherQuery from '../../__generated__/useOfferInQuery.graphql.ts';
import { emptyDraft, type ReviewDraft } from './reviewDraft.ts';
import { UsersReview } from './UsersReview.tsx';

afterEach(cleanup);

const offer = { offerId: 'O1', partner: 'Mopmarten', city: 'Graz' };

const company = {
  partnerId: 'P1',
  partnerSlug: 'mopmarten',
  partner: 'Mopmarten',
  countryCode: 'AT',
  place: { countrySlug: null, citySlug: null },
};

function Form({ onDone }: { readonly onDone: () => void }) {
  const [draft, setDraft] = useState<ReviewDraft | null>({ ...emptyDraft, citySlug: 'graz' });
  return (
    <UsersReview
      offer={offer}
      company={company}
      draft={draft}
      onChange={setDraft}
      onDone={onDone}
      hasNoOffer={false}
    />
  );
}

const mine = (hasReview: boolean) => ({
  viewer: {
    id: 'U',
    jobOffers: {
      edges: [
        {
          node: {
            id: 'M1',
            review: hasReview ? { id: 'R1', rating: 3, reviewText: 'Calm.' } : null,
            jobOffer: {
              id: 'O1',
              city: { id: 'C1', name: 'Graz', slug: 'graz', country: { code: 'AT' } },
              partner: { id: 'P1', name: 'Mopmarten' },
            },
          },
        },
      ],
    },
  },
});

/** The page that is open, no company's. */
const openPage = { reviewsPage: 1, isOnCompany: false, countrySlug: null, citySlug: null };

/** What is shown after the user's review was deleted. */
const afterwards = { ...mine(false), jobOffer: null };

const requested = ({ mock }: RelayMockEnvironment, name: RegExp) =>
  mock.getAllOperations().filter(({ request }) => name.test(request.node.params.name));

const answer = async (environment: RelayMockEnvironment, name: RegExp, data: object | null) => {
  const operation = requested(environment, name).at(-1);
  if (!operation) throw new Error(`Nothing like ${name} was requested.`);
  await act(async () => {
    if (data === null) environment.mock.rejectMostRecentOperation(new Error('Offline.'));
    else environment.mock.resolve(operation, { data } as never);
    await Promise.resolve();
  });
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The form of a user who has reviewed the gig. */
const open = async () => {
  const onDone = vi.fn<() => void>();
  const { environment } = await renderInSite(<Form onDone={onDone} />);
  await waitFor(() => expect(requested(environment, /^useMyReviews/)).toHaveLength(1));
  await answer(environment, /^useMyReviews/, mine(true));
  await screen.findByRole('button', { name: 'Delete review' });
  return { environment, onDone };
};

describe('the review of a user', () => {
  it('is deleted once, after a second press, with what shows it', async () => {
    const { environment, onDone } = await open();
    await press('Delete review');
    expect(screen.getByRole('group', { name: /^Delete this review\?/ })).toBeDefined();
    const focused = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
    await focused('Cancel');
    await press('Cancel');
    await focused('Delete review');
    expect(requested(environment, /^useDeleteReview/)).toEqual([]);
    await press('Delete review');
    const confirm = screen.getByRole('button', { name: 'Delete for good' });
    await userEvent.dblClick(confirm);
    expect(requested(environment, /^useDeleteReview/).map(({ request }) => request.variables)).toEqual([
      { input: { offerId: 'O1' }, ...openPage },
    ]);
    await answer(environment, /^useDeleteReview/, {
      deleteReview: { review: { id: 'R1' }, userErrors: [], ...afterwards },
    });
    expect(onDone).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete review' })).toBeNull());
    expect(requested(environment, /Reviews/)).toEqual([]);
  });

  it('outdates other pages once it is written, and requests nothing of the open one', async () => {
    const { environment } = await open();
    const other = createOperationDescriptor(getRequest(otherQuery), { places: [] });
    environment.retain(other);
    environment.commitPayload(other, { jobOffersByPlaces: [] });
    expect(environment.check(other).status).toBe('available');
    await press('Save');
    const review = { id: 'R1', ratingCountsFrom: null };
    await answer(environment, /^useSendReviewEdit/, {
      editReview: { review, userErrors: [], jobOffer: null, viewer: null },
    });
    expect(environment.check(other).status).toBe('stale');
    expect(requested(environment, /Reviews/)).toEqual([]);
  });

  it('keeps its stars when something is typed before it has loaded', async () => {
    const { environment } = await renderInSite(<Form onDone={() => undefined} />);
    await userEvent.type(screen.getByLabelText('What was it like? (optional)'), 'Long ways.');
    await waitFor(() => expect(requested(environment, /^useMyReviews/)).toHaveLength(1));
    await answer(environment, /^useMyReviews/, mine(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(requested(environment, /^useSendReviewEdit/).map(({ request }) => request.variables)).toEqual([
      { input: { offerId: 'O1', reviewText: 'Long ways.' }, ...openPage },
    ]);
  });

  it('is neither kept, saved nor changed to another while it is being deleted', async () => {
    const { environment } = await open();
    const canChooseCity = () => screen.getByLabelText('Where did you work?').closest('[inert]') === null;
    expect(canChooseCity()).toBe(true);
    await press('Delete review');
    await press('Delete for good');
    expect(canChooseCity()).toBe(false);
    await press('Cancel');
    await press('Save');
    expect(screen.getByRole('group', { name: /^Delete this review\?/ })).toBeDefined();
    expect(requested(environment, /^useSendReview/)).toEqual([]);
    await answer(environment, /^useDeleteReview/, null);
    expect(canChooseCity()).toBe(true);
    await press('Save');
    expect(requested(environment, /^useSendReviewEdit/)).toHaveLength(1);
  });

  it('stays when that fails, and is deleted when another tab has deleted it', async () => {
    const { environment, onDone } = await open();
    await press('Delete review');
    await press('Delete for good');
    await answer(environment, /^useDeleteReview/, null);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your review may not have been deleted.',
    );
    expect(onDone).not.toHaveBeenCalled();
    await press('Delete for good');
    await answer(environment, /^useDeleteReview/, {
      deleteReview: { review: null, userErrors: [{ code: 'NOT_FOUND' }], ...afterwards },
    });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('is sent with what was changed only, because another tab may have changed the rest', async () => {
    const { environment } = await open();
    await userEvent.type(screen.getByLabelText('What was it like? (optional)'), ' Long ways.');
    await press('Save');
    expect(requested(environment, /^useSendReviewEdit/).map(({ request }) => request.variables)).toEqual([
      { input: { offerId: 'O1', reviewText: 'Calm. Long ways.' }, ...openPage },
    ]);
  });

  it('can be published again with the typed text when it was deleted while it was edited', async () => {
    const { environment, onDone } = await open();
    const text = screen.getByLabelText<HTMLTextAreaElement>('What was it like? (optional)');
    await userEvent.type(text, ' Long ways.');
    await press('Save');
    await answer(environment, /^useSendReviewEdit/, {
      editReview: {
        review: null,
        userErrors: [{ code: 'NOT_FOUND', message: 'This no longer exists.' }],
        jobOffer: null,
        viewer: null,
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('deleted in the meantime');
    // Also when the user's reviews are not in the answer.
    expect(screen.getByRole('button', { name: 'Publish review' })).toBeDefined();
    expect(text.value).toBe('Calm. Long ways.');
    expect(screen.queryByRole('button', { name: 'Delete review' })).toBeNull();
    await press('Publish review');
    const [sent] = requested(environment, /^useSendReviewAdd/);
    expect(sent?.request.variables).toMatchObject({ input: { rating: 3, reviewText: 'Calm. Long ways.' } });
    expect(onDone).not.toHaveBeenCalled();
  });
});
