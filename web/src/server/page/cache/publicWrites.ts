import operations from '../../../../../schema/persisted.json' with { type: 'json' };
import type { SentOperation } from '../../gateway/sentOperation.ts';

/** Mutations after which pages for everybody show something else. */
const fields = [
  'addReview',
  'editReview',
  'markReviewHelpful',
  'reportReview',
  'submitCostToStart',
  'submitCustomerAvailability',
  'submitEarning',
  'submitSignUpTime',
];

const startsWithOne = new RegExp(`^mutation [^{]+\\{\\s*(?:${fields.join('|')})\\(`);

const publicWrites: ReadonlySet<string> = new Set(
  Object.entries(operations).flatMap(([id, text]) => (startsWithOne.test(text) ? [id] : [])),
);

/** The ids of what an operation changes on pages for everybody; empty for most operations. */
export const publicWriteIds = ({ id, input: { offerId, reviewId } }: SentOperation): readonly string[] =>
  publicWrites.has(id) ? [offerId, reviewId].filter((each) => typeof each === 'string') : [];
