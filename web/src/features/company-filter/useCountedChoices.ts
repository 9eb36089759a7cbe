import { graphql } from 'react-relay';
import type { useCountedChoicesQuery } from '../../__generated__/useCountedChoicesQuery.graphql.ts';
import { useLatest } from '../../relay/useLatest.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';
import { companyFiltersInQuery, companyFiltersToSearch, type CompanyFilters } from './companyFilters.ts';
import { useCompanyChoices, type CompanyChoice, type CountedCompanies } from './useCompanyChoices.ts';

/** The data of partnerIndexFiltersModal: how many companies match with each choice beside `filters`, those of the address. */
export interface CompanyFiltersData extends CountedCompanies {
  readonly filters: CompanyFilters;
}

const query = graphql`
  query useCountedChoicesQuery($category: String, $countryCode: String, $ratingFrom: Float) {
    partners(page: 1, first: 1, category: $category, countryCode: $countryCode, ratingFrom: $ratingFrom) {
      totalCount
      ...useCompanyChoices_partners
    }
  }
`;

const nameOf = (filters: CompanyFilters): string => companyFiltersToSearch({ ...filters, sort: null });

const uncounted = (choices: readonly CompanyChoice[]) =>
  choices.map((choice) => ({ ...choice, count: null }));

/** The number of companies for each choice beside the others that are chosen, which need not be applied yet; unknown until they are counted. */
export const useCountedChoices = (
  { filters: applied, ...data }: CompanyFiltersData,
  chosen: CompanyFilters,
): CountedCompanies => {
  const isApplied = nameOf(chosen) === nameOf(applied);
  const found = useUnsuspendedQuery<useCountedChoicesQuery>(
    query,
    isApplied ? null : companyFiltersInQuery(chosen),
  );
  const counted = found?.partners;
  const choices = useCompanyChoices(useLatest(counted), chosen) ?? data.choices;
  if (isApplied) return data;
  if (counted) return { choices, total: counted.totalCount };
  // The choices stay in their places while they are counted.
  const { category, country, rating } = choices;
  return {
    choices: { category: uncounted(category), country: uncounted(country), rating: uncounted(rating) },
    total: null,
  };
};
