import { Type } from 'typebox';
import { listOf } from '../../../rest/listOf.ts';
import { nullableString } from '../../../rest/nullable.ts';
import { JobOffer } from '../../job-offers/jobOfferSchema.ts';
import { ReviewOpportunity } from '../../reviews/opportunitySchema.ts';
import { Review } from '../../reviews/reviewSchema.ts';

const { review: ratings, ...offerFields } = JobOffer.properties;

export const MyJobOffer = Type.Object(
  {
    ...offerFields,
    ratings,
    review: Type.Union([Review, Type.Null()], { description: "The user's review, or null." }),
    opportunity: Type.Union([ReviewOpportunity, Type.Null()], {
      description: 'The opportunity to review it, or null.',
    }),
    lead_created: nullableString({
      format: 'date-time',
      description: 'When the user applied: RFC 3339 in UTC; null if they reviewed without applying.',
    }),
  },
  { title: 'MyJobOffer', description: 'An offer that the user applied for or reviewed.' },
);

export const MyJobOfferList = listOf(MyJobOffer, 'MyJobOfferList');
