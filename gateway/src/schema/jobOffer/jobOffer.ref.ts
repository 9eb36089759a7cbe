import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import type { JobOffer } from '../../rest/rows.ts';

export const JobOfferRef = builder.objectRef<JobOffer>('JobOffer');

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

export const JobOfferStatusRef = builder.enumType('JobOfferStatus', {
  description: 'Whether an offer may be applied for.',
  values: {
    LIVE: { value: 'live', description: 'It may.' },
    EXPIRED: { value: 'expired', description: 'It is over: no lead is taken for it.' },
  } as const,
});
