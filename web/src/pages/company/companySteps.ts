import { graphql } from 'relay-runtime';
import type { companySteps_CompanyCitiesQuery } from '../../__generated__/companySteps_CompanyCitiesQuery.graphql.ts';
import type { companySteps_CompanyElsewhereQuery } from '../../__generated__/companySteps_CompanyElsewhereQuery.graphql.ts';
import type { companySteps_CompanyQuery } from '../../__generated__/companySteps_CompanyQuery.graphql.ts';
import { countryCodeOf } from '../../features/company-places/countryCodeOf.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import type { PageStep } from '../../relay/pageSteps.ts';
import { companyPath } from '../../paths/paths.ts';

/** The data of all steps: cities only for a country, alternates only when the country is not found. */
export type CompanySteps = companySteps_CompanyQuery['response'] &
  Partial<companySteps_CompanyCitiesQuery['response']> &
  Partial<companySteps_CompanyElsewhereQuery['response']>;

/** Id of the company, and code of the country in the address; null when the company is not there. */
export const companyPlace = (
  params: Readonly<Record<string, string>>,
  { partner }: Partial<CompanySteps>,
) => {
  if (!partner) return null;
  const { countrySlug } = params;
  const countryCode = countrySlug === undefined ? null : countryCodeOf(partner, countrySlug);
  if (countrySlug !== undefined && countryCode === null) return null;
  return { partnerId: partner.id, countryCode };
};

/**
 * The company comes first, because the rest needs its id and its countries. Then the cities of the country, if there is
 * one. A country name in another language is looked up.
 */
export const companySteps: readonly PageStep[] = [
  {
    query: graphql`
      query companySteps_CompanyQuery($partnerSlug: String!) {
        partner(slug: $partnerSlug) {
          id
          slug
          name
          countries {
            countryCode
            name
          }
          ...CompanyHead_partner
          ...CompanyHero_partner
          ...CompanyCountries_partner
        }
      }
    `,
    prepareVariables: ({ partnerSlug = '' }) => ({ partnerSlug }),
    needed: 'partner',
  },
  {
    query: graphql`
      query companySteps_CompanyCitiesQuery($partnerId: ID!, $countryCode: String!) {
        cities(partnerId: $partnerId, countryCode: $countryCode, first: 100) {
          ...CompanyCities_cities
        }
      }
    `,
    prepareVariables: (params, before) => {
      const place = companyPlace(params, before as Partial<CompanySteps>);
      return place?.countryCode ? { ...place } : null;
    },
  },
  {
    query: graphql`
      query companySteps_CompanyElsewhereQuery($uri: String!, $locale: String!) {
        elsewhere: redirectLinks(uri: $uri, locale: $locale) {
          uri
        }
      }
    `,
    prepareVariables: (params, before) => {
      const { partner } = before as Partial<CompanySteps>;
      if (!partner || companyPlace(params, before as Partial<CompanySteps>)) return null;
      const { lang = defaultLanguage, countrySlug, citySlug } = params;
      return { uri: companyPath(partner.slug, countrySlug, citySlug), locale: lang };
    },
    needed: 'elsewhere',
  },
];
