import { toGlobalId, rowId } from '../../builder/globalId.ts';
import { referencedOffer } from '../jobOffer/jobOffer.ref.ts';
import { JobOfferRef, ReviewOpportunityRef } from '../refs.ts';
import { ownRow } from '../../auth/scopes.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { builder } from '../../builder/builder.ts';
import { userErrorsField, viewerField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';

builder.node(ReviewOpportunityRef, {
  authScopes: { signedIn: true },
  description: 'An offer that the signed-in user is asked to review.',
  id: { resolve: (opportunity) => opportunity.id },
  loadWithoutCache: (id, context) =>
    ownRow(context, () => shallowCopy(context.loaders.viewer.opportunityById.load(Number(id)))),
  fields: (t) => ({
    jobOfferId: t.id({
      nullable: false,
      description: 'The id of the offer.',
      resolve: (opportunity) => toGlobalId('JobOffer', opportunity.job_offer_id),
    }),
    jobOffer: t.field({
      type: JobOfferRef,
      description: 'The offer to review. Null if it no longer exists.',
      resolve: (opportunity, _args, context, info) =>
        referencedOffer(opportunity.job_offer_id, info, context),
    }),
    dismissed: t.exposeBoolean('dismissed', {
      nullable: false,
      description: 'Whether the user does not want to be asked now.',
    }),
    createdAt: t.expose('created', {
      type: 'DateTime',
      nullable: false,
      description: 'When the user was first able to review the offer.',
    }),
  }),
});

const offerId = 'The offer: the `id` of a JobOffer.';

builder.relayMutationField(
  'addReviewOpportunity',
  {
    description: 'The offer to review.',
    inputFields: (t) => ({ offerId: t.id({ required: true, description: offerId }) }),
  },
  {
    description:
      'Records that the signed-in user may review an offer, once per offer. If a lead to the offer was sent in the session of the request, or with the verified email address of the user, that becomes their application.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) =>
      writeResult(
        await loaders.viewerWrites.addReviewOpportunity(rowId('JobOffer', input.offerId)),
        'offerId',
      ),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      opportunity: t.field({
        type: ReviewOpportunityRef,
        description: 'The opportunity; null when there is no such offer.',
        resolve: (payload) => payload.row,
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'dismissReviewOpportunity',
  {
    description: 'The offer to review.',
    inputFields: (t) => ({
      offerId: t.id({ required: true, description: offerId }),
      dismissed: t.boolean({ defaultValue: true, description: 'False takes a dismissal back.' }),
      until: t.field({
        type: 'DateTime',
        description: 'When to ask again; without it, never.',
      }),
    }),
  },
  {
    description: 'Stops asking the signed-in user for a review of an offer, or takes that back.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const id = rowId('JobOffer', input.offerId);
      return writeResult(
        await loaders.viewerWrites.dismissReviewOpportunity(id, input.dismissed ?? true, input.until ?? null),
        'offerId',
      );
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      opportunity: t.field({
        type: ReviewOpportunityRef,
        description: 'The changed opportunity; null when the user has none for the offer.',
        resolve: (payload) => payload.row,
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'deleteReviewOpportunity',
  {
    description: 'The opportunity to remove.',
    inputFields: (t) => ({
      opportunityId: t.id({ required: true, description: 'The opportunity: its `id`.' }),
    }),
  },
  {
    description:
      'Removes one of the signed-in user’s opportunities. An application for the offer stays: the user is only not asked for a review any more.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const id = rowId('ReviewOpportunity', input.opportunityId);
      const outcome = await loaders.viewerWrites.deleteReviewOpportunity(id);
      const { userErrors } = writeResult(outcome, 'opportunityId');
      return { deleted: outcome.kind === 'answered' ? id : null, userErrors };
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      deletedId: t.id({
        description: 'The id of the removed opportunity; null when the user had none with this id.',
        resolve: ({ deleted }) => (deleted === null ? null : toGlobalId('ReviewOpportunity', deleted)),
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);
