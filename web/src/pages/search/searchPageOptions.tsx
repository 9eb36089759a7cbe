import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { foundKinds, searchedKind, searchedText } from '../../features/search/searchAddress.ts';
import type { PageOptions } from '../../routing/pageOptions.ts';
import { SearchPage, query } from './SearchPage.tsx';

export const searchPageOptions: PageOptions<SearchPageQuery> = {
  Component: SearchPage,
  query,
  readQuery: (query) => ({ q: searchedText(query) || undefined, in: searchedKind(query) ?? undefined }),
  prepareVariables: (_params, { location }) => {
    const text = searchedText(location.query);
    const kind = searchedKind(location.query);
    const searching = text !== '';
    return {
      text,
      kinds: kind === null ? null : [foundKinds[kind]],
      searching,
      ofOneKind: searching && kind !== null,
      idle: !searching,
    };
  },
};
