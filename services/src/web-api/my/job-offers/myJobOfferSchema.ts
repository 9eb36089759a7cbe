import { Type } from 'typebox';
import { applicationStages, type ApplicationStage } from '../../../db/schema/reviewOpportunity.ts';
import { listOf } from '../../../rest/listOf.ts';
import { nullableString } from '../../../rest/nullable.ts';
import { JobOffer } from '../../job-offers/jobOfferSchema.ts';
import { ReviewOpportunity } from '../../reviews/opportunitySchema.ts';
import { Review } from '../../reviews/reviewSchema.ts';

const { review: ratings, ...offerFields } = JobOffer.properties;

/** What the user reports about an application. */
export const applicationFields = {
  stage: Type.Unsafe<ApplicationStage>({
    type: 'string',
    enum: [...applicationStages],
    description: 'How far the application is. ended: the user gave up, or was refused.',
  }),
  reached_on: nullableString({
    format: 'date',
    description: 'The day on which it reached this stage: YYYY-MM-DD; null if unknown.',
  }),
};

export const MyApplication = Type.Object(applicationFields, {
  title: 'MyApplication',
  description: 'How far an application is, as the user reports it.',
});

export const MyJobOffer = Type.Object(
  {
    ...offerFields,
    ratings,
    review: Type.Union([Review, Type.Null()], { description: "The user's review, or null." }),
    opportunity: Type.Union([ReviewOpportunity, Type.Null()], {
      description: 'The opportunity to review it, or null.',
    }),
    application: Type.Union([MyApplication, Type.Null()], {
      description: 'How far the application is; null if they reviewed without applying.',
    }),
    lead_created: nullableString({
      format: 'date-time',
      description: 'When the user applied: RFC 3339 in UTC; null if they reviewed without applying.',
    }),
  },
  { title: 'MyJobOffer', description: 'An offer that the user applied for or reviewed.' },
);

export const MyJobOfferList = listOf(MyJobOffer, 'MyJobOfferList');
