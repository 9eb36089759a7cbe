import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../builder/context.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { JobOffer } from '../../rest/rows.ts';
import { wantsCountries } from './offerExpansion.ts';
import { offerWithCategories } from './offerWithCategories.ts';

/** The slugs that identify an offer in URLs. */
export interface OfferSlugs {
  readonly citySlug: string;
  readonly partnerSlug: string;
  readonly utmSource?: string | null | undefined;
}

/** The offer of a partner in a city, with the parts that the query selects. */
export const offerBySlugs = async (
  slugs: OfferSlugs,
  { errors, loaders }: Pick<Context, 'errors' | 'loaders'>,
  info: GraphQLResolveInfo,
): Promise<JobOffer | null> => {
  const offer = await loaders.jobOffers.jobOfferBySlugs.load({
    ...slugs,
    withPartnerCountryReview: selectedFields(info).has('reviewPartnerCountry'),
    withCountries: wantsCountries(info),
  });
  return offerWithCategories(offer, errors);
};
