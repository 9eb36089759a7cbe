import type { GraphTypes } from '../../builder/builder.ts';
import { endOf, isValid } from '../../rules/isValid.ts';
import { price } from '../../rules/price.ts';
import { JobOfferStatusRef, JobOfferTypeRef } from '../jobOffer/jobOffer.ref.ts';

interface Offer {
  readonly status: 'live' | 'expired';
  readonly type: (typeof JobOfferTypeRef)['$inferType'];
  readonly weight: number;
  readonly validThrough: string | null;
  readonly created: string;
}

/** What an offer of ours and a full-time offer say alike: what it is worth, and until when it may be taken. */
export const offerTerms = <Row extends Offer>(t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Row>) => ({
  status: t.field({
    type: JobOfferStatusRef,
    description:
      'Whether it may be applied for; a full-time offer is expired as well when `validThrough` is past.',
    resolve: (offer) => offer.status,
  }),
  type: t.field({
    type: JobOfferTypeRef,
    nullable: false,
    description: 'How the work fits into a week.',
    resolve: (offer) => offer.type,
  }),
  weight: t.int({
    nullable: false,
    description:
      'What the offer counts in the order of lists; a hundred of it make 1 of `price`. Full-time offers, which are ordered by date, have 0.',
    resolve: (offer) => offer.weight,
  }),
  price: t.float({
    nullable: false,
    description:
      'The weight divided by 100, a number without a currency; 0 when the weight is zero or lower.',
    resolve: (offer) => price(offer.weight),
  }),
  validThrough: t.field({
    type: 'DateTime',
    description:
      'Until when it may be taken; the last millisecond of the day in UTC where only the day is known. Null: no end.',
    resolve: (offer) => endOf(offer.validThrough),
  }),
  isValid: t.boolean({
    nullable: false,
    description: 'Whether `validThrough` is not past.',
    resolve: (offer) => isValid(offer.validThrough),
  }),
  datePosted: t.field({
    type: 'DateTime',
    description: 'When it was put on the site.',
    resolve: (offer) => offer.created,
  }),
});
