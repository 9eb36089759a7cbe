import type { JobOfferType } from '../../__generated__/useFacets_offers.graphql.ts';
import type { MessageId } from '../../i18n/messageId.ts';

/** The type of an offer, as in the graph; addresses write it in lower case with a hyphen. */
export type OfferType = JobOfferType;

/** The types in display order. A type that the graph adds does not compile until it has a name here. */
const messages = {
  PART_TIME: 'offerType.part_time',
  WEEKEND: 'offerType.weekend',
  STUDENT: 'offerType.student',
  FREELANCE: 'offerType.freelance',
  FULL_TIME: 'offerType.full_time',
} as const satisfies Readonly<Record<OfferType, MessageId>>;

/** Offer types in display order. */
export const offerTypes = Object.keys(messages) as readonly OfferType[];

/** The message id of a type's name. */
export const typeMessage = (type: OfferType) => messages[type];
