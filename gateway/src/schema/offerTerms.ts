import type { GraphTypes } from '../builder/builder.ts';
import { endOf, isValid, takesApplications } from '../rules/offerEnd.ts';
import { price } from '../rules/price.ts';
import { JobOfferStatusRef, JobOfferTypeRef } from './refs.ts';

interface Offer {
  readonly status: 'live' | 'expired';
  readonly type: (typeof JobOfferTypeRef)['$inferType'];
  readonly weight: number;
  readonly validThrough: string | null;
  readonly created: string;
}

/** The fields that gig offers and full-time offers share. */
export const offerTerms = <Row extends Offer>(t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Row>) => ({
  status: t.field({
    type: JobOfferStatusRef,
    description:
      'Whether the offer is open, as its source says; `takesApplications` also looks at `validThrough`. A full-time offer is also expired when that is past.',
    resolve: (offer) => offer.status,
  }),
  type: t.field({
    type: JobOfferTypeRef,
    nullable: false,
    description: 'The working hours.',
    resolve: (offer) => offer.type,
  }),
  weight: t.int({
    nullable: false,
    description:
      'The weight of the offer in the order of lists, 100 times its `price`. 0 for full-time offers, which are ordered by date.',
    resolve: (offer) => offer.weight,
  }),
  price: t.float({
    nullable: false,
    description:
      'The weight divided by 100, a number without a currency; 0 when the weight is zero or negative.',
    resolve: (offer) => price(offer.weight),
  }),
  validThrough: t.field({
    type: 'DateTime',
    description:
      'When the offer ends; the last millisecond of the day in UTC if only the day is known. Null without an end.',
    resolve: (offer) => endOf(offer.validThrough),
  }),
  isValid: t.boolean({
    nullable: false,
    description: 'Whether `validThrough` is not past.',
    resolve: (offer) => isValid(offer.validThrough),
  }),
  takesApplications: t.boolean({
    nullable: false,
    description:
      'Whether visitors can apply: the offer is live and `validThrough` is not past. Otherwise `createLead` refuses with `EXPIRED`.',
    resolve: (offer) => takesApplications(offer),
  }),
  datePosted: t.field({
    type: 'DateTime',
    description: 'When it was put on the site.',
    resolve: (offer) => offer.created,
  }),
});
