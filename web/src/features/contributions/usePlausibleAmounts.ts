import { graphql } from 'react-relay';
import type {
  usePlausibleAmountsQuery,
  usePlausibleAmountsQuery$data,
} from '../../__generated__/usePlausibleAmountsQuery.graphql.ts';
import { withQuietFailure } from '../../relay/quietFailure.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';

export type PlausibleAmounts = NonNullable<usePlausibleAmountsQuery$data['plausibleAmounts']>;

const query = graphql`
  query usePlausibleAmountsQuery($offerId: ID!) {
    plausibleAmounts(offerId: $offerId) {
      earningRange {
        lowest {
          amount
        }
        highest {
          amount
        }
      }
      costToStartRange {
        lowest {
          amount
        }
        highest {
          amount
        }
      }
    }
  }
`;

const options = { networkCacheConfig: withQuietFailure() };

/** The amounts that the server accepts for an offer; null until they are loaded, and when that failed: the server checks anyway. */
export const usePlausibleAmounts = (offerId: string): PlausibleAmounts | null =>
  useUnsuspendedQuery<usePlausibleAmountsQuery>(query, { offerId }, options)?.plausibleAmounts ?? null;
