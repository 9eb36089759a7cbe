import { graphql, useFragment } from 'react-relay';
import type { useCityCategories_city$key } from '../../__generated__/useCityCategories_city.graphql.ts';

/** The categories of a city with offers, those of the most companies first; none when they did not load. */
export const useCityCategories = (city: useCityCategories_city$key | null | undefined) => {
  const data = useFragment(
    graphql`
      fragment useCityCategories_city on City {
        categories(sort: PARTNERS_COUNT) {
          category {
            orgSlug
            name
          }
          jobOffersCount
        }
      }
    `,
    city ?? null,
  );
  return data?.categories ?? [];
};
