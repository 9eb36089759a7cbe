import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { useCompanyChoices_partners$key } from '../../__generated__/useCompanyChoices_partners.graphql.ts';
import type { CompanyFilters } from './companyFilters.ts';

/** A value of a filter. */
export interface CompanyChoice {
  /** As in addresses. */
  readonly value: string;
  readonly name: string;
  /** How many companies it leaves; null when unknown. */
  readonly count: number | null;
}

/** A filter by which companies can be narrowed. */
export type CompanyFilterName = 'category' | 'country' | 'rating';

export type CompanyChoices = Readonly<Record<CompanyFilterName, readonly CompanyChoice[]>>;

export interface CountedCompanies {
  readonly choices: CompanyChoices;
  /** How many companies match all that is chosen; null when unknown. */
  readonly total: number | null;
}

/** What is chosen can be removed, also where it leaves nothing. */
const withChosen = (
  choices: readonly CompanyChoice[],
  value: string | null,
  nameOf: (value: string) => string,
): readonly CompanyChoice[] =>
  value === null || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, name: nameOf(value), count: 0 }];

/** The choices that leave companies, and those that are chosen; undefined when they did not load. */
export const useCompanyChoices = (
  partners: useCompanyChoices_partners$key | null | undefined,
  { category, country, rating }: CompanyFilters,
): CompanyChoices | undefined => {
  const { formatDisplayName, formatMessage, locale } = useIntl();
  const data = useFragment(
    graphql`
      fragment useCompanyChoices_partners on PartnerConnection {
        categories {
          category {
            orgSlug
            name
          }
          partnersCount
        }
        countries {
          country {
            code
            name
          }
          partnersCount
        }
        ratings {
          ratingFrom
          partnersCount
        }
      }
    `,
    partners ?? null,
  );
  if (!data) return undefined;
  const countryName = (value: string) => {
    const code = value.toUpperCase();
    return formatDisplayName(code, { type: 'region' }) ?? code;
  };
  const ratingName = (value: string) =>
    formatMessage({ id: 'filters.ratingFrom' }, { rating: Number(value) });
  const categories = (data.categories ?? []).map(({ category: { orgSlug, name }, partnersCount }) => ({
    value: orgSlug,
    name,
    count: partnersCount,
  }));
  const countries = (data.countries ?? []).map(({ country: { code, name }, partnersCount }) => ({
    value: code.toLowerCase(),
    name,
    count: partnersCount,
  }));
  const ratings = (data.ratings ?? []).map(({ ratingFrom, partnersCount }) => ({
    value: String(ratingFrom),
    name: ratingName(String(ratingFrom)),
    count: partnersCount,
  }));
  return {
    category: withChosen(categories, category, (slug) => slug),
    country: [...withChosen(countries, country, countryName)].sort((one, other) =>
      one.name.localeCompare(other.name, locale),
    ),
    rating: withChosen(ratings, rating, ratingName),
  };
};
