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

/**
 * What a list of offers is asked to carry along: the parts that the query selects and no others, so that figures and
 * texts of all offers come with the list. Bots get no figures.
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
    ...(selectedFields(info, ...path, 'partner').has('countries') ? ['countries'] : []),
    ...(bot ? [] : figures.filter((figure) => wanted.has(figure))),
  ];
  return [...new Set(parts)].join(',');
};
