import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../builder/context.ts';
import { selectedFields } from '../../builder/selection.ts';

const longTexts = `
  commonExpenses description earnings fees howToStart jobRequirementsDetails joiningBonus
  overview overviewHeader seoDescription seoKeywords seoTitle structuredData
`
  .trim()
  .split(/\s+/);

const figures = ['earning', 'signUpTime', 'customerAvailability'];

/** Whether the query selects countries of the companies or cities of offers. */
export const wantsCountries = (info: GraphQLResolveInfo, path: readonly string[] = []): boolean => {
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
