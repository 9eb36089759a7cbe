import type { MessageId } from '../../i18n/messageId.ts';
import type { ReviewDraft } from './reviewDraft.ts';

/** The longest text of a review, in characters, as in the contract of the services. */
export const maxReviewLength = 5000;

interface ReviewFaults {
  readonly rating?: MessageId;
  readonly text?: MessageId;
}

/** What is wrong with a review before it is sent: message ids by field. */
export const reviewFaults = ({ rating, text }: ReviewDraft): ReviewFaults => ({
  ...(rating === 0 ? { rating: 'review.form.rating.required' } : {}),
  // The services count characters, not their code units.
  ...([...text.trim()].length > maxReviewLength ? { text: 'review.form.tooLong' } : {}),
});
