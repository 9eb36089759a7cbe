import type { Match } from 'found';
import { useSyncExternalStore } from 'react';
import { readSearch } from './readQuery.ts';
import type { RoutingContext } from '../routingContext.ts';

const noChanges = () => () => undefined;

/**
 * The query string of the address, for links and forms that pass all of it on. On the server, and until the page is hydrated, it is
 * what the page was rendered from.
 */
export const useSearch = ({ location, routes, context }: Match): string =>
  useSyncExternalStore(
    noChanges,
    () => location.search,
    () =>
      readSearch({
        routes,
        search: location.search,
        query: location.query ?? {},
        context: context as RoutingContext,
      }),
  );
