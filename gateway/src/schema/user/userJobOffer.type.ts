import { toGlobalId } from '../../builder/globalId.ts';
import { ApplicationRef } from '../application/application.ref.ts';
import { JobOfferRef } from '../jobOffer/jobOffer.ref.ts';
import { ReviewRef } from '../review/review.ref.ts';
import { ReviewOpportunityRef } from '../reviewOpportunity/reviewOpportunity.ref.ts';
import { UserJobOfferRef } from './user.ref.ts';

UserJobOfferRef.implement({
  authScopes: { signedIn: true },
  description: 'An offer that the user applied for or reviewed, with the review and the date.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description:
        'An id that is unique among those of one user: other users have the same one for the offer. `node` does not accept it.',
      resolve: (mine) => toGlobalId('UserJobOffer', mine.id),
    }),
    jobOffer: t.field({
      type: JobOfferRef,
      description: 'The offer.',
      resolve: ({ ratings, ...offer }) => ({ ...offer, review: ratings }),
    }),
    review: t.field({
      type: ReviewRef,
      description: 'The user’s own review; null when there is none yet.',
      resolve: (mine) => mine.review,
    }),
    opportunity: t.field({
      type: ReviewOpportunityRef,
      description: 'The opportunity to review the offer; null when there is none.',
      resolve: (mine) => mine.opportunity,
    }),
    application: t.field({
      type: ApplicationRef,
      description: 'How far the application is; null if the user reviewed the offer without applying here.',
      resolve: ({ id, application }) => application && { ...application, offerId: id },
    }),
    appliedAt: t.expose('lead_created', {
      type: 'DateTime',
      description: 'When the user applied; null if the user reviewed the offer without applying here.',
    }),
  }),
});
