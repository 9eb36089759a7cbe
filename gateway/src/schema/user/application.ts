import { toGlobalId, rowId } from '../../builder/globalId.ts';
import { ApplicationRef, ApplicationStageRef } from '../refs.ts';
import { builder } from '../../builder/builder.ts';
import { userErrorsField, viewerField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';

ApplicationRef.implement({
  authScopes: { signedIn: true },
  description: 'How far the signed-in user’s application for an offer is, as the user reports it.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description:
        'An id that is unique among those of one user: other users have the same one for the offer. `node` does not accept it.',
      resolve: ({ offerId }) => toGlobalId('Application', offerId),
    }),
    stage: t.expose('stage', {
      type: ApplicationStageRef,
      nullable: false,
      description: 'The stage that it has reached: `APPLIED` until the user sets another one.',
    }),
    reachedOn: t.expose('reached_on', {
      type: 'Date',
      description: 'The day on which it reached this stage; null when the user named none.',
    }),
  }),
});

builder.relayMutationField(
  'setApplication',
  {
    description: 'How far an application is.',
    inputFields: (t) => ({
      offerId: t.id({
        required: true,
        description: 'The offer that the user applied for: the `id` of a JobOffer.',
      }),
      stage: t.field({
        type: ApplicationStageRef,
        required: true,
        description: 'The stage that it has reached. Every stage can follow every other.',
      }),
      reachedOn: t.field({
        type: 'Date',
        description:
          'The day on which it reached this stage, today at the latest: `2026-11-21`. Removed when omitted or null.',
      }),
    }),
  },
  {
    description:
      'Sets how far the signed-in user’s application for an offer is. It replaces both values, so a repeated request changes nothing, and the last of several wins.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const offerId = rowId('JobOffer', input.offerId);
      const outcome = await loaders.viewerWrites.setApplication(offerId, {
        stage: input.stage,
        reached_on: input.reachedOn ?? null,
      });
      const { row, userErrors } = writeResult(outcome, 'offerId');
      return { application: row && { ...row, offerId }, userErrors };
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      application: t.field({
        type: ApplicationRef,
        description: 'The changed application; null when the user did not apply for the offer.',
        resolve: (payload) => payload.application,
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);
