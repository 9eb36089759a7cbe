import { toGlobalId } from '../../builder/globalId.ts';
import { ApplicationRef, ApplicationStageRef } from './application.ref.ts';

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
