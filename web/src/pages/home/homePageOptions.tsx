import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { maxSearchLength, searchTo } from '../../features/search/searchAddress.ts';
import { queryText } from '../../paths/queryText.ts';
import { redirectPurpose } from './redirect/redirectPurpose.ts';
import { HomePage, query } from './HomePage.tsx';
import type { PageOptions, Query } from '../../routing/pageOptions.ts';

/** What an older address of a search has: `/?city=berlin`. */
const formerSearch = (query: Query): string => queryText(query['city'], maxSearchLength);

export const homePageOptions: PageOptions<HomePageQuery> = {
  Component: HomePage,
  query,
  readQuery: (query) => ({
    city: formerSearch(query) || undefined,
    redirect: redirectPurpose(query),
  }),
  outcome: (_data, { location }) => {
    const text = formerSearch(location.query);
    return text === '' ? null : { to: searchTo(text), status: 301 };
  },
};
