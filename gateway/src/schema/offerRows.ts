import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../builder/context.ts';
import { selectedFields } from '../builder/selection.ts';
import type { JobOffer } from '../rest/rows.ts';
import { hasCategories } from '../rules/hasCategories.ts';
import { offerWithCategories } from './jobOffer/jobOffer.ref.ts';

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

const longTexts = `
  commonExpenses description earnings fees howToStart jobRequirementsDetails joiningBonus jsonLd
  overview overviewHeader seoDescription seoKeywords seoTitle structuredData
`
  .trim()
  .split(/\s+/);

const figures = ['earning', 'signUpTime', 'customerAvailability'];

/** Whether the query selects countries of the companies or cities of offers. */
const wantsCountries = (info: GraphQLResolveInfo, path: readonly string[] = []): boolean => {
  const ofCity = selectedFields(info, ...path, 'city');
  return (
    ofCity.has('country') ||
    ofCity.has('countryCode') ||
    selectedFields(info, ...path, 'partner').has('countries')
  );
};

/**
 * The parts of offers to load with a list: exactly those that the query selects, so that figures and texts need no
 * further calls. Bots get no figures.
 */
export const offerExpansion = (
  info: GraphQLResolveInfo,
  { bot }: Pick<Context, 'bot'>,
  path: readonly string[] = [],
  always: readonly string[] = [],
): string => {
  const wanted = selectedFields(info, ...path);
  const parts = [
    ...always,
    ...(longTexts.some((field) => wanted.has(field)) ? ['texts'] : []),
    ...(wanted.has('reviewPartnerCountry') ? ['review_partner_country'] : []),
    ...(wantsCountries(info, path) ? ['countries'] : []),
    ...(wanted.has('updatedAt') ? ['updated'] : []),
    ...(bot ? [] : figures.filter((figure) => wanted.has(figure))),
  ];
  return [...new Set(parts)].join(',');
};

/** The part to load with full-time offers: the long texts, if the query selects one. */
export const moreJobExpansion = (info: GraphQLResolveInfo, ...path: readonly string[]): string => {
  const wanted = selectedFields(info, ...path);
  return ['description', 'jsonLd', 'structuredData'].some((field) => wanted.has(field)) ? 'texts' : '';
};

/** Whether an offer of a list can be shown. One without categories is logged and left out. */
export const isListed =
  (log: Context['log']) =>
  (offer: JobOffer): boolean => {
    const complete = hasCategories(offer);
    if (!complete) log.error({ jobOfferId: offer.id }, 'offer left out of a list: categories were not found');
    return complete;
  };
