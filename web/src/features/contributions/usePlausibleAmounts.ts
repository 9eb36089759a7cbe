import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  usePlausibleAmountsQuery,
  usePlausibleAmountsQuery$data,
} from '../../__generated__/usePlausibleAmountsQuery.graphql.ts';
import { withQuietFailure } from '../../relay/quietFailure.ts';

export type PlausibleAmounts = NonNullable<usePlausibleAmountsQuery$data['plausibleAmounts']>;

const query = graphql`
  query usePlausibleAmountsQuery($offerId: ID!) {
    plausibleAmounts(offerId: $offerId) {
      earning {
        lowest
        highest
      }
      costToStart {
        lowest
        highest
      }
    }
  }
`;

/** The amounts that the server accepts for an offer; null until they are loaded, and when that failed. */
export const usePlausibleAmounts = (offerId: string): PlausibleAmounts | null => {
  const environment = useRelayEnvironment();
  const [loaded, setLoaded] = useState<{ readonly offerId: string; readonly amounts: PlausibleAmounts }>();
  useEffect(() => {
    const request = fetchQuery<usePlausibleAmountsQuery>(
      environment,
      query,
      { offerId },
      { fetchPolicy: 'store-or-network', networkCacheConfig: withQuietFailure() },
    ).subscribe({
      next: ({ plausibleAmounts: amounts }) => amounts && setLoaded({ offerId, amounts }),
      // The server checks what it is sent anyway.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, offerId]);
  return loaded?.offerId === offerId ? loaded.amounts : null;
};
