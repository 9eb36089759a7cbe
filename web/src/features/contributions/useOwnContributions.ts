import { graphql, useFragment } from 'react-relay';
import type {
  useOwnContributions_own$data,
  useOwnContributions_own$key,
} from '../../__generated__/useOwnContributions_own.graphql.ts';
import type { useOwnContributionsQuery } from '../../__generated__/useOwnContributionsQuery.graphql.ts';
import type { ContributionKind } from '../../auth/contributions/pendingContributions.ts';
import { useSession } from '../../auth/useSession.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';

const query = graphql`
  query useOwnContributionsQuery($offerId: ID!) {
    viewer {
      contributions(offerId: $offerId) {
        ...useOwnContributions_own
      }
    }
  }
`;

const fragment = graphql`
  fragment useOwnContributions_own on OwnContributions {
    currency
    earning
    earningReportedAt
    earningStatus
    earningCountsFrom
    costToStart
    costToStartReportedAt
    costToStartStatus
    costToStartCountsFrom
    signUpTime
    signUpTimeReportedAt
    signUpTimeStatus
    signUpTimeCountsFrom
    customerAvailability
    customerAvailabilityReportedAt
    customerAvailabilityStatus
    customerAvailabilityCountsFrom
  }
`;

type Own = useOwnContributions_own$data;

/** What the user reported about an offer. */
export const useOwnAnswers = (own: useOwnContributions_own$key | null | undefined): Own | null =>
  useFragment(fragment, own ?? null) ?? null;

/** One answer of the user. */
export interface OwnAnswer {
  readonly value: number | string | null | undefined;
  readonly reportedAt: string | null | undefined;
  /** Whether it counts, or why not. */
  readonly status: string | null | undefined;
  readonly countsFrom: string | null | undefined;
}

/** The fields of the answers, by kind. */
export const answerFields = {
  earnings: 'earning',
  cost: 'costToStart',
  signupLength: 'signUpTime',
  customerAvailability: 'customerAvailability',
} as const;

/** The answer of one kind; null if nothing is known. */
export const answerOf = (own: Own | null, kind: ContributionKind): OwnAnswer | null => {
  if (own === null) return null;
  const field = answerFields[kind];
  return {
    value: own[field],
    reportedAt: own[`${field}ReportedAt`],
    status: own[`${field}Status`],
    countsFrom: own[`${field}CountsFrom`],
  };
};

/** What the signed-in user reported about an offer before; null for a guest, until it is loaded, and when that failed. */
export const useOwnContributions = (
  offerId: string,
  fetchPolicy: 'network-only' | 'store-or-network' = 'network-only',
): Own | null => {
  const isSignedIn = useSession() === 'signedIn';
  const data = useUnsuspendedQuery<useOwnContributionsQuery>(query, isSignedIn ? { offerId } : null, {
    fetchPolicy,
  });
  return useOwnAnswers(data?.viewer?.contributions);
};
