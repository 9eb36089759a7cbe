import { parseExpand } from '../../rest/expand.ts';
import type { JobOfferParts } from './jobOfferColumns.ts';

/** The parts of an offer that `expand` requests. */
export const jobOfferPartsOf = (expand: string | undefined): JobOfferParts => {
  const names = parseExpand(expand);
  return {
    texts: names.has('texts'),
    countries: names.has('countries'),
    location: false,
    updated: names.has('updated'),
    reviewPartnerCountry: names.has('review_partner_country'),
    earning: names.has('earning'),
    signUpTime: names.has('signuptime'),
    customerAvailability: names.has('customeravailability'),
  };
};
