import { graphql } from 'react-relay';
import type {
  useCityMatchesQuery,
  useCityMatchesQuery$data,
} from '../../__generated__/useCityMatchesQuery.graphql.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { useSettledText } from './useSettledText.ts';

type Edge = NonNullable<useCityMatchesQuery$data['cities']>['edges'][number];

/** A city in the result of a search. */
export type FoundCity = NonNullable<NonNullable<Edge>['node']>;

interface CityMatches {
  readonly state: 'idle' | 'loading' | 'failed' | 'done';
  readonly cities: readonly FoundCity[];
  /** Whether the cities of this name are not where the search says. */
  readonly isElsewhere: boolean;
}

/** Cities that match what was typed, requested after a pause in typing. */
export const useCityMatches = (text: string): CityMatches => {
  const query = useSettledText(text);
  const data = useUnsuspendedQuery<useCityMatchesQuery>(
    graphql`
      query useCityMatchesQuery($query: String!) {
        cities(query: $query, first: 6) {
          edges {
            match
            node {
              id
              slug
              orgSlug
              name
              state
              country {
                code
                name
              }
              jobOffersCount
            }
          }
        }
      }
    `,
    query === '' ? null : { query },
  );
  if (query === '') return { state: 'idle', cities: [], isElsewhere: false };
  if (data === undefined || query !== text) return { state: 'loading', cities: [], isElsewhere: false };
  if (!data?.cities) return { state: 'failed', cities: [], isElsewhere: false };
  const { cities } = data;
  return {
    state: 'done',
    cities: nodesOf(cities),
    isElsewhere: cities.edges.some((edge) => edge?.match === 'ELSEWHERE'),
  };
};
