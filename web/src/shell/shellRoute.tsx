import type { Match, RouteObject } from 'found';
import type { ReactElement } from 'react';
import { graphql } from 'relay-runtime';
import type { shellRoute_PlaceQuery } from '../__generated__/shellRoute_PlaceQuery.graphql.ts';
import { cacheConfigOf } from '../relay/operationRole.ts';
import type { ShellOptions } from '../routing/page.tsx';
import { withoutPage } from '../paths/paths.ts';
import { routeRender } from '../routing/foundTypes.ts';
import { AppShell, type ShellSlots } from './AppShell.tsx';

export const placeQuery = graphql`
  query shellRoute_PlaceQuery($uri: String!, $citySlug: String!, $hasCity: Boolean!) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    city(slug: $citySlug) @include(if: $hasCity) {
      ...NearbyCities_city
    }
  }
`;

/** How the shell is asked to behave around the page of a match. */
const shellOptionsOf = (match: Pick<Match, 'routes'>): ShellOptions =>
  (match.routes?.at(-1)?.['shell'] as ShellOptions | undefined) ?? {};

const placeVariables = (match: Pick<Match, 'params' | 'location'>): shellRoute_PlaceQuery['variables'] => ({
  uri: withoutPage(match.location.pathname),
  citySlug: match.params['citySlug'] ?? '',
  hasCity: match.params['citySlug'] !== undefined,
});

/** The route around each page: it loads the page's links in other languages and its city, and renders the shell. */
export const shellRoute = (slots: ShellSlots): RouteObject => ({
  getQuery: (match: Match) => (shellOptionsOf(match).localized ? placeQuery : undefined),
  prepareVariables: (_params: unknown, match: Match) => placeVariables(match),
  fetchPolicy: 'store-or-network',
  cacheConfig: cacheConfigOf({ optional: true }),
  render: routeRender(
    ({
      match,
      props,
    }: {
      match: Match;
      props: Partial<shellRoute_PlaceQuery['response']> | null;
    }): ReactElement => (
      <AppShell
        options={shellOptionsOf(match)}
        links={shellOptionsOf(match).localized ? (props?.redirectLinks ?? 'not answered') : 'same path'}
        city={props?.city ?? null}
        slots={slots}
      />
    ),
  ),
});
