import type { JobOfferStatus, JobOfferType } from '../../services/src/db/schema/jobOffer.ts';
import type { SampleCity } from '../cities/sampleCities.ts';
import type { SamplePartner } from '../partners/partnerCatalogue.ts';
import type { CategoryKey, OfferKind } from '../texts/kinds.ts';

/** A gig of a partner in a city, before it is split into rows. */
export interface SampleOffer {
  readonly id: number;
  readonly city: SampleCity;
  readonly partner: SamplePartner;
  readonly kind: OfferKind;
  readonly textId: number;
  readonly categories: readonly CategoryKey[];
  readonly status: JobOfferStatus;
  readonly type: JobOfferType;
  readonly weight: number;
  readonly validThrough: string | null;
  readonly createdAt: Date;
}
