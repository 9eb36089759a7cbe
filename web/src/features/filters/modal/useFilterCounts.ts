import { graphql } from 'react-relay';
import type { useFilterCountsQuery } from '../../../__generated__/useFilterCountsQuery.graphql.ts';
import { useUnsuspendedQuery } from '../../../relay/useUnsuspendedQuery.ts';
import { facetsOf, type Facets } from '../facets.ts';
import { filtersInQuery, filtersToSearch, type OfferFilters } from '../offerFilters.ts';
import type { FiltersModalData } from './filtersModalData.ts';

const query = graphql`
  query useFilterCountsQuery($citySlug: String!, $categories: [String!], $type: JobOfferType) {
    city(slug: $citySlug) {
      jobOffers(page: 1, first: 1, categories: $categories, type: $type) {
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
  const { categories, type } = filtersInQuery(chosen);
  const variables = {
    citySlug: list.citySlug,
    categories: list.category === undefined ? categories : [list.category],
    type,
  };
  const data = useUnsuspendedQuery<useFilterCountsQuery>(query, isApplied ? null : variables);
  return isApplied ? facets : facetsOf(data?.city?.jobOffers?.facets);
};
