import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { searchedCity } from '../../features/city-search/searchedCity.ts';
import { soleMatch } from '../../features/city-search/soleMatch.ts';
import { cityPath } from '../../paths/paths.ts';
import { redirectPurpose } from './redirect/redirectPurpose.ts';
import { HomePage, query } from './HomePage.tsx';
import type { PageOptions } from '../../routing/pageOptions.ts';

export const homePageOptions: PageOptions<HomePageQuery> = {
  Component: HomePage,
  query,
  readQuery: (query) => ({
    city: searchedCity(query) || undefined,
    redirect: redirectPurpose(query),
  }),
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
};
