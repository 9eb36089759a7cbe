import { graphql, useFragment } from 'react-relay';
import type { useFacets_offers$key } from '../../__generated__/useFacets_offers.graphql.ts';
import { facetsOf, type Facets } from './facets.ts';

/** How many offers match with each filter, counted by the service with the other filters unchanged. */
export const useFacets = (offers: useFacets_offers$key | null | undefined): Facets =>
  facetsOf(
    useFragment(
      graphql`
        fragment useFacets_offers on JobOfferConnection {
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
            choices {
              filter
              value
              count
            }
            currency
          }
        }
      `,
      offers ?? null,
    )?.facets,
  );
