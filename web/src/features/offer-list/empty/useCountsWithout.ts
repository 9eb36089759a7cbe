import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useCountsWithoutQuery } from '../../../__generated__/useCountsWithoutQuery.graphql.ts';
import type { FilteredList } from '../../filters/modal/filtersModalData.ts';
import { filtersInQuery, filtersToSearch, type OfferFilters } from '../../filters/offerFilters.ts';

const query = graphql`
  query useCountsWithoutQuery(
    $citySlug: String!
    $categories: [String!]
    $type: JobOfferType
    $filter: JobOfferFilter
  ) {
    jobOffers(citySlug: $citySlug, categories: $categories, type: $type, filter: $filter, page: 1, first: 1) {
      totalCount
    }
  }
`;

/** How many offers the list has with each of several filters, by their place; null until all are counted. */
export const useCountsWithout = (
  { citySlug, category }: FilteredList,
  choices: readonly OfferFilters[],
): readonly number[] | null => {
  const environment = useRelayEnvironment();
  const key = JSON.stringify([citySlug, category, ...choices.map(filtersToSearch)]);
  const [counted, setCounted] = useState<{ readonly key: string; readonly counts: readonly number[] }>();
  useEffect(() => {
    let isCurrent = true;
    const count = async (filters: OfferFilters) => {
      const { categories, type, filter } = filtersInQuery(filters);
      const variables = {
        citySlug,
        categories: category === undefined ? categories : [category],
        type,
        filter,
      };
      const answer = await fetchQuery<useCountsWithoutQuery>(environment, query, variables).toPromise();
      return answer?.jobOffers?.totalCount ?? 0;
    };
    Promise.all(choices.map(count)).then(
      (counts) => isCurrent && setCounted({ key, counts }),
      // The list stays empty without an advice.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the list and the choices
  }, [environment, key]);
  return counted?.key === key ? counted.counts : null;
};
