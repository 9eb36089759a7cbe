import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFilterCountsQuery } from '../../../__generated__/useFilterCountsQuery.graphql.ts';
import { facetsOf, type Facets } from '../facets.ts';
import { filtersInQuery, filtersToSearch, type OfferFilters } from '../offerFilters.ts';
import type { FiltersModalData } from './filtersModalData.ts';

/** The number of offers for each filter beside the others that are chosen, which need not be applied yet; unknown until they are counted. */
export const useFilterCounts = (
  { list, filters: applied, facets }: FiltersModalData,
  chosen: OfferFilters,
): Facets => {
  const environment = useRelayEnvironment();
  const [counted, setCounted] = useState<Readonly<Record<string, Facets>>>({});
  const nameOf = (filters: OfferFilters) => filtersToSearch({ ...filters, sort: null });
  const name = nameOf(chosen);
  const isKnown = name === nameOf(applied) || name in counted;
  useEffect(() => {
    if (isKnown) return undefined;
    const { categories, type } = filtersInQuery(chosen);
    const request = fetchQuery<useFilterCountsQuery>(
      environment,
      graphql`
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
      `,
      {
        citySlug: list.citySlug,
        categories: list.category === undefined ? categories : [list.category],
        type,
      },
    ).subscribe({
      next: ({ city }) => setCounted((known) => ({ ...known, [name]: facetsOf(city?.jobOffers?.facets) })),
      // Without the counts, the filters work all the same.
      error: () => undefined,
    });
    return () => request.unsubscribe();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name stands for what is chosen
  }, [environment, isKnown, list, name]);
  return name === nameOf(applied) ? facets : (counted[name] ?? facetsOf(null));
};
