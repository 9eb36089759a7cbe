import { builder } from '../../builder/builder.ts';
import { rowId, toGlobalId } from '../../builder/globalId.ts';
import { ReviewRef } from '../refs.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';

const reviewId = 'The review: the `id` of a Review.';

const ReportReasonRef = builder.enumType('ReviewReportReason', {
  description: 'What is wrong with a review.',
  values: {
    SPAM: { value: 'spam', description: 'Advertising, or the same text again and again.' },
    OFFENSIVE: { value: 'offensive', description: 'Insults, hatred or threats.' },
    PERSONAL_DATA: { value: 'personal_data', description: 'It names or identifies a person.' },
    UNTRUE: { value: 'untrue', description: 'The author did not do the gig, or says what is false.' },
    OTHER: { value: 'other', description: 'Something else, which the comment names.' },
  } as const,
});

builder.relayMutationField(
  'reportReview',
  {
    description: 'A report of a review.',
    inputFields: (t) => ({
      reviewId: t.id({ required: true, description: reviewId }),
      reason: t.field({ type: ReportReasonRef, required: true, description: 'What is wrong with it.' }),
      comment: t.string({ description: 'Anything that helps the moderators, at most 1000 characters.' }),
    }),
  },
  {
    description:
      'Reports a review that may break the rules, as the signed-in user; it needs a sign-in. The review stays visible until a moderator removes it. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const { reason, comment } = input;
      const id = rowId('Review', input.reviewId);
      const report = { reason, ...(comment == null ? {} : { comment }) };
      return writeResult(await loaders.viewerWrites.reportReview(id, report), 'reviewId');
    },
  },
  {
    description: 'The result of the report.',
    outputFields: (t) => ({
      reportedId: t.id({
        description: 'The id of the reported review; null when there is no such review.',
        resolve: ({ row }) => (row === null ? null : toGlobalId('Review', row.id)),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'markReviewHelpful',
  {
    description: 'A vote for a review.',
    inputFields: (t) => ({
      reviewId: t.id({ required: true, description: reviewId }),
      helpful: t.boolean({ required: true, description: 'False takes the vote back.' }),
    }),
  },
  {
    description:
      'Says whether the signed-in user finds a review of another user helpful. Their own review is a user error on `reviewId` with the code `INVALID`.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) =>
      writeResult(
        await loaders.viewerWrites.markReviewHelpful(rowId('Review', input.reviewId), input.helpful),
        'reviewId',
      ),
  },
  {
    description: 'The result of the vote.',
    outputFields: (t) => ({
      helpfulCount: t.int({
        description:
          'The number of users who find it helpful, with the signed-in user; null when there is no such review.',
        resolve: ({ row }) => row?.helpfulCount ?? null,
      }),
      review: t.field({
        type: ReviewRef,
        nullable: true,
        description:
          'The review as it is after the vote; null when the vote was rejected or there is no such review.',
        resolve: async ({ row }, _args, { loaders }) =>
          row === null ? null : ((await loaders.reviews.reviewById?.load(row.id)) ?? null),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
