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
    earningAmount {
      amount
    }
    earningReportedAt
    earningStatus
    earningCountsFrom
    costToStartAmount {
      amount
    }
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

/** The fields of the answers and the beginning of the names of others about them, by kind. */
export const answerFields = {
  earnings: { value: 'earningAmount', prefix: 'earning' },
  cost: { value: 'costToStartAmount', prefix: 'costToStart' },
  signupLength: { value: 'signUpTime', prefix: 'signUpTime' },
  customerAvailability: { value: 'customerAvailability', prefix: 'customerAvailability' },
} as const;

/** The answer of one kind; null if nothing is known. */
export const answerOf = (own: Own | null, kind: ContributionKind): OwnAnswer | null => {
  if (own === null) return null;
  const { value: field, prefix } = answerFields[kind];
  const value = own[field];
  return {
    value: typeof value === 'object' ? value?.amount : value,
    reportedAt: own[`${prefix}ReportedAt`],
    status: own[`${prefix}Status`],
    countsFrom: own[`${prefix}CountsFrom`],
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
