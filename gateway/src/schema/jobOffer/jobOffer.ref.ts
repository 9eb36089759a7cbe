import { builder } from '../../builder/builder.ts';
import { connectionType, type Connection } from '../../builder/connection.ts';
import type { JobOffer, JobOfferFacets } from '../../rest/rows.ts';

export const JobOfferRef = builder.objectRef<JobOffer>('JobOffer');

/** A page of offers, with the facets of the list if the query selects them. */
export interface JobOfferConnection extends Connection<JobOffer> {
  readonly facets?: JobOfferFacets | undefined;
}

export const JobOfferConnectionRef = connectionType('JobOffer', JobOfferRef, 'job offers');

export const JobOfferTypeRef = builder.enumType('JobOfferType', {
  description: 'The working hours of a gig.',
  values: {
    PART_TIME: { value: 'part-time', description: 'Some hours on several days of the week.' },
    WEEKEND: { value: 'weekend', description: 'Saturdays and Sundays.' },
    STUDENT: { value: 'student', description: 'Alongside studies.' },
    FREELANCE: { value: 'freelance', description: 'Self-employed, with flexible hours.' },
    FULL_TIME: { value: 'full-time', description: 'A full working week.' },
  } as const,
});

export const JobOfferSortRef = builder.enumType('JobOfferSort', {
  description:
    'The order of a list of offers. Averages count from 5 contributions on; offers with fewer follow by weight.',
  values: {
    WEIGHT: { value: 'weight', description: 'By what partners pay, `price`, highest first.' },
    RATING: { value: 'rating', description: 'Highest rating first.' },
    EARNING: { value: 'earning', description: 'Highest hourly earnings first.' },
    COST_TO_START: { value: 'cost', description: 'Lowest cost to start first.' },
    SIGN_UP_TIME: { value: 'sign_up', description: 'Shortest sign-up first.' },
  } as const,
});

export const JobOfferStatusRef = builder.enumType('JobOfferStatus', {
  description:
    'Whether an offer is open, as its source says. Whether visitors can apply is `takesApplications`.',
  values: {
    LIVE: {
      value: 'live',
      description:
        'The offer is open, but takes no applications any more when `validThrough` is past: see `takesApplications`.',
    },
    EXPIRED: {
      value: 'expired',
      description: 'The offer has ended: `createLead` refuses with the code `EXPIRED`.',
    },
  } as const,
});
