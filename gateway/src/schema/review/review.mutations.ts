import { builder } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import { changedOfferField, userErrorsField, viewerField } from '../mutation/mutationFields.ts';
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
          'Made by the client for each attempt. The same key never makes a second review; with another input it is a user error with the code `REUSED`, after the review was deleted with the code `CONFLICT`.',
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
      const { rating, reviewText, idempotencyKey } = input;
      const offerId = rowId('JobOffer', input.offerId);
      const review = { offerId, rating, reviewText };
      const outcome = await loaders.viewerWrites.addReview(review, idempotencyKey);
      return { ...writeResult(outcome, 'offerId'), offerId };
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
      jobOffer: changedOfferField(t),
      viewer: viewerField(t),
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
    resolve: async (_query, { input }, { loaders }) => {
      const { rating, reviewText } = input;
      const offerId = rowId('JobOffer', input.offerId);
      const outcome = await loaders.viewerWrites.editReview({ offerId, rating, reviewText });
      return { ...writeResult(outcome, 'offerId'), offerId };
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      review: t.field({
        type: ReviewRef,
        description: 'The changed review; null when it was rejected or the user has not reviewed the offer.',
        resolve: (payload) => payload.row,
      }),
      jobOffer: changedOfferField(t),
      viewer: viewerField(t),
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
    resolve: async (_query, { input }, { loaders }) => {
      const offerId = rowId('JobOffer', input.offerId);
      return { ...writeResult(await loaders.viewerWrites.deleteReview(offerId), 'offerId'), offerId };
    },
  },
  {
    description: 'The result of the deletion.',
    outputFields: (t) => ({
      review: t.field({
        type: ReviewRef,
        description: 'The review as it was; null when the user has not reviewed the offer.',
        resolve: (payload) => payload.row,
      }),
      jobOffer: changedOfferField(t),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);
