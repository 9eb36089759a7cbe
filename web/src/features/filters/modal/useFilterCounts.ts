import { graphql } from 'react-relay';
import type { useFilterCountsQuery } from '../../../__generated__/useFilterCountsQuery.graphql.ts';
import { useLatest } from '../../../relay/useLatest.ts';
import { useUnsuspendedQuery } from '../../../relay/useUnsuspendedQuery.ts';
import { facetsOf, type Facets } from '../facets.ts';
import { filtersInQuery, filtersToSearch, type OfferFilters } from '../offerFilters.ts';
import type { FiltersModalData } from './filtersModalData.ts';

const query = graphql`
  query useFilterCountsQuery(
    $citySlug: String!
    $categories: [String!]
    $type: JobOfferType
    $filter: JobOfferFilter
  ) {
    city(slug: $citySlug) {
      jobOffers(page: 1, first: 1, categories: $categories, type: $type, filter: $filter) {
        facets {
          categories {
            category {
              orgSlug
            }
            count
          }
          types {
            type
            count
          }
          choices {
            filter
            value
            count
          }
          currency
        }
      }
    }
  }
`;

const nameOf = (filters: OfferFilters): string => filtersToSearch({ ...filters, sort: null });

/** The number of offers for each filter beside the others that are chosen, which need not be applied yet; unknown until they are counted. */
export const useFilterCounts = (
  { list, filters: applied, facets }: FiltersModalData,
  chosen: OfferFilters,
): Facets => {
  const isApplied = nameOf(chosen) === nameOf(applied);
  const { categories, type, filter } = filtersInQuery(chosen);
  const variables = {
    citySlug: list.citySlug,
    categories: list.category === undefined ? categories : [list.category],
    type,
    filter,
  };
  const data = useUnsuspendedQuery<useFilterCountsQuery>(query, isApplied ? null : variables);
  const counted = data?.city?.jobOffers?.facets;
  const latest = useLatest(counted);
  if (isApplied) return facets;
  if (counted) return facetsOf(counted);
  // The choices stay in their places while they are counted.
  const { choices, currency } = latest ?? facets;
  return {
    ...facetsOf(null),
    choices: choices.map((choice) => ({ ...choice, count: null })),
    currency: currency ?? null,
  };
};
