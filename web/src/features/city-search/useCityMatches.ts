import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useCityMatchesQuery,
  useCityMatchesQuery$data,
} from '../../__generated__/useCityMatchesQuery.graphql.ts';

type Edge = NonNullable<useCityMatchesQuery$data['cities']>['edges'][number];

/** A city in the result of a search. */
export type FoundCity = NonNullable<NonNullable<Edge>['node']> & Pick<NonNullable<Edge>, 'match'>;

export interface CityMatches {
  readonly state: 'idle' | 'loading' | 'failed' | 'done';
  /** The search that the matches belong to. */
  readonly query: string;
  readonly cities: readonly FoundCity[];
}

const nothing: CityMatches = { state: 'idle', query: '', cities: [] };
const debounceMs = 200;

/** Cities that match what was typed, requested after a pause in typing. */
export const useCityMatches = (typed: string): CityMatches => {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState(nothing);
  const query = typed.trim();
  useEffect(() => {
    if (query === '') return;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      setMatches((before) => ({ ...before, state: 'loading' }));
      request = fetchQuery<useCityMatchesQuery>(
        environment,
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
        { query },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ cities }) => {
          const found = cities?.edges.flatMap((edge) =>
            edge?.node ? [{ ...edge.node, match: edge.match }] : [],
          );
          setMatches({ state: found ? 'done' : 'failed', query, cities: found ?? [] });
        },
        error: () => setMatches({ state: 'failed', query, cities: [] }),
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, query]);
  return query === '' ? nothing : matches;
};
