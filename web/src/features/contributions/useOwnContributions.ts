import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useOwnContributionsQuery,
  useOwnContributionsQuery$data,
} from '../../__generated__/useOwnContributionsQuery.graphql.ts';
import { useSession } from '../../auth/useSession.ts';

type Own = NonNullable<NonNullable<useOwnContributionsQuery$data['viewer']>['contributions']>;

const query = graphql`
  query useOwnContributionsQuery($offerId: ID!) {
    viewer {
      contributions(offerId: $offerId) {
        earning
        costToStart
        signUpTime
        customerAvailability
      }
    }
  }
`;

/** What the signed-in user reported about an offer before; null for a guest, until it is loaded, and when that failed. */
export const useOwnContributions = (offerId: string): Own | null => {
  const environment = useRelayEnvironment();
  const session = useSession();
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    if (session !== 'signedIn') return undefined;
    const request = fetchQuery<useOwnContributionsQuery>(
      environment,
      query,
      { offerId },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => setOwn(viewer?.contributions ?? null),
      // The form works without it.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, offerId, session]);
  return session === 'signedIn' ? own : null;
};
