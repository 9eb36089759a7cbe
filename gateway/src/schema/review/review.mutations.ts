import { builder } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';
import { ReviewRef } from '../refs.ts';

builder.relayMutationField(
  'addReview',
  {
    description: 'A review of a gig.',
    inputFields: (t) => ({
      idempotencyKey: t.field({
        type: 'UUID',
        required: true,
        description:
          'Made by the client for each attempt. The same key never makes a second review; with another input it is a user error with the code `REUSED`.',
      }),
      offerId: t.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }),
      rating: t.int({ required: true, description: 'Whole stars, 1 to 5.' }),
      reviewText: t.string({ description: 'The text, plain, at most 5000 characters.' }),
    }),
  },
  {
    description:
      'Adds the signed-in user’s review of an offer, in the language of the request. A user can review an offer once.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const { offerId, rating, reviewText, idempotencyKey } = input;
      const review = { offerId: rowId('JobOffer', offerId), rating, reviewText };
      return writeResult(await loaders.viewerWrites.addReview(review, idempotencyKey), 'offerId');
    },
  },
  {
    description: 'The result of the review.',
    outputFields: (t) => ({
      review: t.field({
        type: ReviewRef,
        description: 'The review; null when it was rejected or there is no such offer.',
        resolve: (payload) => payload.row,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'editReview',
  {
    description: 'Changes to a review. Omitted fields stay unchanged.',
    inputFields: (t) => ({
      offerId: t.id({
        required: true,
        description: 'The offer that the user has reviewed: the `id` of a JobOffer.',
      }),
      rating: t.int({ description: 'Whole stars, 1 to 5.' }),
      reviewText: t.string({ description: 'The text, plain, at most 5000 characters; null removes it.' }),
    }),
  },
  {
    description: 'Changes the signed-in user’s own review of an offer.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input: { offerId, rating, reviewText } }, { loaders }) =>
      writeResult(
        await loaders.viewerWrites.editReview({ offerId: rowId('JobOffer', offerId), rating, reviewText }),
        'offerId',
      ),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      review: t.field({
        type: ReviewRef,
        description: 'The changed review; null when it was rejected or the user has not reviewed the offer.',
        resolve: (payload) => payload.row,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'deleteReview',
  {
    description: 'The review to delete.',
    inputFields: (t) => ({
      offerId: t.id({
        required: true,
        description: 'The offer that the user has reviewed: the `id` of a JobOffer.',
      }),
    }),
  },
  {
    description:
      'Deletes the signed-in user’s own review of an offer. They are not asked for a review of it again, but can add another one.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input: { offerId } }, { loaders }) =>
      writeResult(await loaders.viewerWrites.deleteReview(rowId('JobOffer', offerId)), 'offerId'),
  },
  {
    description: 'The result of the deletion.',
    outputFields: (t) => ({
      review: t.field({
        type: ReviewRef,
        description: 'The review as it was; null when the user has not reviewed the offer.',
        resolve: (payload) => payload.row,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
