import { toGlobalId } from '../../builder/globalId.ts';
import { ReviewOpportunityRef } from './reviewOpportunity.ref.ts';

ReviewOpportunityRef.implement({
  authScopes: { signedIn: true },
  description: 'An offer that the signed-in user is asked to review.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `deleteReviewOpportunity` accepts it; `node` does not.',
      resolve: (opportunity) => toGlobalId('ReviewOpportunity', opportunity.id),
    }),
    jobOfferId: t.id({
      nullable: false,
      description: 'The id of the offer.',
      resolve: (opportunity) => toGlobalId('JobOffer', opportunity.job_offer_id),
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
