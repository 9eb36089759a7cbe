import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { reloadEarningRangesQuery } from '../../__generated__/reloadEarningRangesQuery.graphql.ts';

/** Requests the ranges of an offer's city again, which a report or withdrawal of earnings changes. */
export const reloadEarningRanges = (environment: Environment, offerId: string): void => {
  fetchQuery<reloadEarningRangesQuery>(
    environment,
    graphql`
      query reloadEarningRangesQuery($offerId: ID!) {
        node(id: $offerId) {
          ... on JobOffer {
            city {
              earningRanges {
                currency
                highest
                lowest
              }
            }
          }
        }
      }
    `,
    { offerId },
  )
    .toPromise()
    // The amount is saved: a failure shows only in an outdated range.
    .catch(() => undefined);
};
