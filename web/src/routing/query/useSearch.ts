import type { Match } from 'found';
import { useSyncExternalStore } from 'react';
import type { RoutingContext } from '../routingContext.ts';

const noChanges = () => () => undefined;

/**
 * The query string of the address, for links and forms that pass all of it on. On the server, and until the page is hydrated, it is
 * what the page was rendered from.
 */
export const useSearch = ({ location, context }: Match): string =>
  useSyncExternalStore(
    noChanges,
    () => location.search,
    () => (context as RoutingContext).renderedSearch,
  );
