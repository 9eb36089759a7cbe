import type { OfferType } from './knownValues.ts';

const messages = {
  PART_TIME: 'offerType.part_time',
  WEEKEND: 'offerType.weekend',
  STUDENT: 'offerType.student',
  FREELANCE: 'offerType.freelance',
  FULL_TIME: 'offerType.full_time',
} as const;

/** The message id of a type's name. */
export const typeMessage = (type: OfferType) => messages[type];
