import { builder } from '../../builder/builder.ts';
import { rowId, toGlobalId } from '../../builder/globalId.ts';
import { userErrorsField } from '../mutation/userErrorsField.ts';
import { writeResult } from '../mutation/writeResult.ts';
import { ReviewOpportunityRef } from './reviewOpportunity.ref.ts';

const ofOffer = {
  addReviewOpportunity: 'Remembers that the signed-in user may review an offer; once per offer.',
  dismissReviewOpportunity: 'Stops asking the signed-in user for a review of an offer.',
} as const;

for (const name of ['addReviewOpportunity', 'dismissReviewOpportunity'] as const) {
  builder.relayMutationField(
    name,
    {
      description: 'Which offer.',
      inputFields: (t) => ({
        offerId: t.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }),
      }),
    },
    {
      description: ofOffer[name],
      authScopes: { signedIn: true },
      resolve: async (_query, { input }, { errors, loaders }) =>
        writeResult(await loaders.viewerWrites[name](rowId('JobOffer', input.offerId)), errors, 'offerId'),
    },
    {
      description: 'What became of the opportunity.',
      outputFields: (t) => ({
        opportunity: t.field({
          type: ReviewOpportunityRef,
          description: 'The opportunity as it is now; null when there is no such offer or opportunity.',
          resolve: (payload) => payload.row,
        }),
        userErrors: userErrorsField(t),
      }),
    },
  );
}

builder.relayMutationField(
  'deleteReviewOpportunity',
  {
    description: 'Which opportunity.',
    inputFields: (t) => ({
      opportunityId: t.id({ required: true, description: 'The opportunity: its `id`.' }),
    }),
  },
  {
    description: 'Removes one of the signed-in user’s opportunities.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { errors, loaders }) => {
      const id = rowId('ReviewOpportunity', input.opportunityId);
      const outcome = await loaders.viewerWrites.deleteReviewOpportunity(id);
      const { userErrors } = writeResult(outcome, errors, 'opportunityId');
      return { deleted: outcome.kind === 'answered' ? id : null, userErrors };
    },
  },
  {
    description: 'What became of the opportunity.',
    outputFields: (t) => ({
      deletedId: t.id({
        description: 'The id of the opportunity that is gone; null when the user had none with this id.',
        resolve: ({ deleted }) => (deleted === null ? null : toGlobalId('ReviewOpportunity', deleted)),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
