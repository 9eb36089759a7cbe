import { graphql, useFragment } from 'react-relay';
import type { useFacets_offers$key } from '../../__generated__/useFacets_offers.graphql.ts';
import type { OfferType } from './offerType.ts';

/** The number of offers behind each possible filter. */
export interface Facets {
  /** How many offers a category would leave; null when unknown. */
  readonly ofCategory: (orgSlug: string) => number | null;
  /** How many offers a type would leave; null as an argument means any type. */
  readonly ofType: (type: OfferType | null) => number | null;
}

/** How many offers each filter would leave, counted by the service with the other filters unchanged. */
export const useFacets = (offers: useFacets_offers$key | null | undefined): Facets => {
  const facets = useFragment(
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
        }
      }
    `,
    offers ?? null,
  )?.facets;
  if (!facets) return { ofCategory: () => null, ofType: () => null };
  const { categories, types } = facets;
  return {
    ofCategory: (orgSlug) => categories.find(({ category }) => category.orgSlug === orgSlug)?.count ?? 0,
    ofType: (type) =>
      types.filter((each) => type === null || each.type === type).reduce((sum, { count }) => sum + count, 0),
  };
};
