import { builder } from '../../builder/builder.ts';
import { connectionType, type Connection } from '../../builder/connection.ts';
import type { JobOffer, JobOfferFacets } from '../../rest/rows.ts';

export const JobOfferRef = builder.objectRef<JobOffer>('JobOffer');

/** A page of offers; it knows what it can be narrowed to where that was asked for. */
export interface JobOfferConnection extends Connection<JobOffer> {
  readonly facets?: JobOfferFacets | undefined;
}

export const JobOfferConnectionRef = connectionType('JobOffer', JobOfferRef, 'job offers');

export const JobOfferTypeRef = builder.enumType('JobOfferType', {
  description: 'How a gig fits into a week.',
  values: {
    PART_TIME: { value: 'part-time', description: 'Some hours on several days of the week.' },
    WEEKEND: { value: 'weekend', description: 'Saturdays and Sundays.' },
    STUDENT: { value: 'student', description: 'Beside studies.' },
    FREELANCE: { value: 'freelance', description: 'Self-employed, at hours of one’s own.' },
    FULL_TIME: { value: 'full-time', description: 'The whole working week.' },
  } as const,
});

export const JobOfferSortRef = builder.enumType('JobOfferSort', {
  description:
    'How a list of offers is sorted. An average counts from 5 answers on, and the fewer there are the closer to the average of the list; offers with fewer answers follow by weight.',
  values: {
    WEIGHT: { value: 'weight', description: 'By what partners pay, highest first: `price`.' },
    RATING: { value: 'rating', description: 'Best rated first.' },
    EARNING: { value: 'earning', description: 'Highest earnings of an hour first.' },
    COST_TO_START: { value: 'cost', description: 'Lowest cost to start first.' },
    SIGN_UP_TIME: { value: 'sign_up', description: 'Shortest sign-up first.' },
  } as const,
});

export const JobOfferStatusRef = builder.enumType('JobOfferStatus', {
  description: 'Whether an offer may be applied for.',
  values: {
    LIVE: { value: 'live', description: 'It may.' },
    EXPIRED: { value: 'expired', description: 'It is over: no lead is taken for it.' },
  } as const,
});
