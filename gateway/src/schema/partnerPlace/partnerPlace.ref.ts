import { builder } from '../../builder/builder.ts';
import type { Country, Partner } from '../../rest/rows.ts';

/** A company in a country or a city, or everywhere when both are null. */
export interface PartnerPlace {
  readonly partner: Partner;
  readonly country: Country | null;
  /** The code of the country in lower case, as the services expect it. */
  readonly countryCode: string | null;
  readonly citySlug: string | null;
}

export const PartnerPlaceRef = builder.objectRef<PartnerPlace>('PartnerPlace');
