import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { foundKinds, searchedKind, searchedNear, searchedText } from '../../features/search/searchAddress.ts';
import { onlyCity } from '../../features/search/searchMeaning.ts';
import { cityPath } from '../../paths/paths.ts';
import type { PageOptions } from '../../routing/pageOptions.ts';
import { SearchPage, query } from './SearchPage.tsx';

export const searchPageOptions: PageOptions<SearchPageQuery> = {
  Component: SearchPage,
  query,
  readQuery: (query) => ({
    q: searchedText(query) || undefined,
    in: searchedKind(query) ?? undefined,
    near: searchedNear(query) ?? undefined,
  }),
  prepareVariables: (_params, { location }) => {
    const text = searchedText(location.query);
    const kind = searchedKind(location.query);
    const searching = text !== '';
    const ofOneKind = kind !== null && kind !== 'all';
    return {
      text,
      near: searchedNear(location.query),
      kinds: ofOneKind ? [foundKinds[kind]] : null,
      searching,
      ofOneKind: searching && ofOneKind,
    };
  },
  // Temporary, because another city may get the name.
  outcome: ({ search }, { location }) => {
    if (searchedKind(location.query) !== null) return null;
    const cities = (search?.edges ?? []).flatMap((edge) =>
      edge?.node?.slug ? [{ kind: 'cities' as const, match: edge.match.kind, slug: edge.node.slug }] : [],
    );
    const city = onlyCity(cities);
    return city && { to: cityPath(city.slug), status: 302 };
  },
};
