import type { RouteObject } from 'found';
import { graphql } from 'relay-runtime';
import type { homeRoutes_HomePageQuery } from '../../__generated__/homeRoutes_HomePageQuery.graphql.ts';
import { searchedCity } from '../../features/city-search/searchedCity.ts';
import { soleMatch } from '../../features/city-search/soleMatch.ts';
import { page } from '../../routing/page.tsx';
import { cityPath } from '../../paths/paths.ts';

/** The home page; with `?city=` it shows the results of a search without script. */
export const homeRoutes: RouteObject[] = [
  page<homeRoutes_HomePageQuery>({
    load: () => import('./HomePage.tsx').then((m) => m.HomePage),
    query: graphql`
      query homeRoutes_HomePageQuery($query: String!, $searching: Boolean!) {
        cities(query: $query, first: 12) @include(if: $searching) {
          edges {
            match
            node {
              slug
            }
          }
          ...SearchResults_cities
        }
        topCities(limit: 8) {
          ...CityTiles_cities
        }
        latestReviews(limit: 3) {
          ...LatestReviews_reviews
        }
      }
    `,
    prepareVariables: (_params, { location }) => {
      const query = searchedCity(location.query);
      return { query, searching: query !== '' };
    },
    // Redirects to the city when the search can mean only one. A temporary redirect, because the result of a search may
    // change.
    outcome: ({ cities }) => {
      const found = cities?.edges.flatMap((edge) =>
        edge?.node ? [{ slug: edge.node.slug, match: edge.match }] : [],
      );
      const city = soleMatch(found ?? []);
      return city ? { to: cityPath(city.slug), status: 302 } : null;
    },
    shell: { header: 'over' },
  }),
];
