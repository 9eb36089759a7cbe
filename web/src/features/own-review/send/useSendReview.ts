import { graphql, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useSendReviewAddMutation } from '../../../__generated__/useSendReviewAddMutation.graphql.ts';
import type { useSendReviewEditMutation } from '../../../__generated__/useSendReviewEditMutation.graphql.ts';
import { attemptKey, endAttempt } from '../../../browser/attemptKey.ts';
import { recordEvent } from '../../../browser/recordEvent.ts';
import { reportError } from '../../../browser/reportError.ts';
import { readSession, removeSession, writeSession } from '../../../browser/storage/sessionStore.ts';
import { sendMutation } from '../../../relay/sendMutation.ts';
import type { OwnReview } from '../useMyReviews.ts';
import type { OpenPage } from './changedReviews.ts';

interface SentReview {
  readonly offerId: string;
  readonly rating: number;
  readonly text: string;
  /** Whether it replaces the user's review. */
  readonly isEdit: boolean;
  /** That review, as the form showed it first; null if it has not been loaded. */
  readonly former: OwnReview | null;
}

export type SendOutcome =
  /** From when the stars count in the average; null: now. */
  | { readonly kind: 'saved'; readonly countsFrom: string | null }
  | { readonly kind: 'alreadyReviewed' | 'deletedMeanwhile' | 'failed' }
  | { readonly kind: 'rejected'; readonly messages: readonly string[] };

type Payload = NonNullable<
  useSendReviewAddMutation['response']['addReview'] | useSendReviewEditMutation['response']['editReview']
>;

const outcomeOf = ({ review, userErrors }: Payload, isEdit: boolean): SendOutcome => {
  if (review) return { kind: 'saved', countsFrom: review.ratingCountsFrom ?? null };
  const isRejectedAs = (searched: string) => userErrors.some(({ code }) => code === searched);
  if (isRejectedAs('ALREADY_REVIEWED')) return { kind: 'alreadyReviewed' };
  if (isEdit && isRejectedAs('NOT_FOUND')) return { kind: 'deletedMeanwhile' };
  const messages = userErrors.map(({ message }) => message);
  return messages.length > 0 ? { kind: 'rejected', messages } : { kind: 'failed' };
};

const addMutation = graphql`
  mutation useSendReviewAddMutation(
    $input: AddReviewInput!
    $reviewsPage: Int!
    $isOnCompany: Boolean!
    $countrySlug: String
    $citySlug: String
  ) {
    addReview(input: $input) {
      review {
        id
        ratingCountsFrom
        ...ReviewItem_review
      }
      jobOffer {
        ...changedReviews_offer
      }
      viewer {
        ...changedReviews_viewer
      }
      userErrors {
        code
        message
      }
    }
  }
`;

const editMutation = graphql`
  mutation useSendReviewEditMutation(
    $input: EditReviewInput!
    $reviewsPage: Int!
    $isOnCompany: Boolean!
    $countrySlug: String
    $citySlug: String
  ) {
    editReview(input: $input) {
      review {
        id
        ratingCountsFrom
        ...ReviewItem_review
      }
      jobOffer {
        ...changedReviews_offer
      }
      viewer {
        ...changedReviews_viewer
      }
      userErrors {
        code
        message
      }
    }
  }
`;

/** Other pages that show the review, the averages or their order are requested again when they are opened. */
const options = { updater: (store: RecordSourceSelectorProxy) => store.invalidateStore() };

/** Returns a function that saves a review. It never throws. Sending again before an answer repeats the same attempt. */
export const useSendReview = (open: OpenPage): ((review: SentReview) => Promise<SendOutcome>) => {
  const environment = useRelayEnvironment();
  return async ({ offerId, rating, text, isEdit, former }) => {
    const attempt = `review:${offerId}`;
    const inputKey = `attemptInput:${attempt}`;
    const reviewText = text.trim() === '' ? null : text.trim();
    const add = () => {
      // Changed input starts a new attempt: the first review may have been recorded although no answer arrived.
      const attemptInput = JSON.stringify([rating, reviewText]);
      if (readSession(inputKey) !== attemptInput) endAttempt(attempt);
      writeSession(inputKey, attemptInput);
      const input = { idempotencyKey: attemptKey(attempt), offerId, rating, reviewText };
      return sendMutation<useSendReviewAddMutation>(environment, addMutation, { input, ...open }, options);
    };
    const edit = () => {
      // Only what was changed: another tab may have saved the rest meanwhile.
      const input = {
        offerId,
        ...(rating !== former?.rating && { rating }),
        ...(reviewText !== former?.reviewText && { reviewText }),
      };
      return sendMutation<useSendReviewEditMutation>(environment, editMutation, { input, ...open }, options);
    };
    try {
      const outcome = outcomeOf(await (isEdit ? edit() : add()), isEdit);
      if (outcome.kind !== 'failed') {
        endAttempt(attempt);
        removeSession(inputKey);
      }
      if (outcome.kind === 'saved') recordEvent('review', { offer_id: offerId, rating, is_edit: isEdit });
      return outcome;
    } catch (error) {
      reportError(error, { where: 'review', offerId });
      return { kind: 'failed' };
    }
  };
};
