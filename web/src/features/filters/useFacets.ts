import { graphql, useFragment } from 'react-relay';
import type { useFacets_offers$key } from '../../__generated__/useFacets_offers.graphql.ts';
import type { OfferType } from './offerType.ts';

/** The number of offers for each possible filter. */
export interface Facets {
  /** How many offers match with a category; null when unknown. */
  readonly ofCategory: (orgSlug: string) => number | null;
  /** How many offers match with a type, or with any type for null; null when unknown. */
  readonly ofType: (type: OfferType | null) => number | null;
}

/** How many offers match with each filter, counted by the service with the other filters unchanged. */
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
