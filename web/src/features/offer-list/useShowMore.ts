import { useRouter } from 'found';
import { useRef, useState, type MouseEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { offersPageQuery as OffersPageQuery } from '../../__generated__/offersPageQuery.graphql.ts';
import { useRenderedInBrowser } from '../../ui/page/useRenderedInBrowser.ts';

/** The variables of a list's page, without its number and the campaign of the visit. */
export type ListVariables = Omit<OffersPageQuery['variables'], 'page' | 'utmSource'>;

/** Stored in the browser's history entry, so that Back shows as many pages as before. */
interface ListState {
  readonly shownTo?: number;
}

/** Adds pages to a list in place. The history entry stores how many, so that Back and a reload show them again. */
export const useShowMore = (variables: ListVariables, page: number) => {
  const environment = useRelayEnvironment();
  const { match, router } = useRouter();
  const isRenderedInBrowser = useRenderedInBrowser();
  const [isLoading, setLoading] = useState(false);
  /** The number of the page that was added last, whose first offer takes the focus. */
  const added = useRef<number | null>(null);
  const { shownTo = page } = (match.location.state ?? {}) as ListState;
  const last = isRenderedInBrowser ? Math.max(page, shownTo) : page;

  const showMore = (event: MouseEvent) => {
    // With a modifier key the browser opens the link itself, for example in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoading) return;
    const link = event.currentTarget.getAttribute('href') ?? '';
    const nextVariables = { ...variables, page: last + 1 };
    setLoading(true);
    import('./fetchOffersPage.ts')
      .then(({ fetchOffersPage }) => fetchOffersPage(environment, nextVariables))
      .then((isLoaded) => {
        if (!isLoaded) {
          // The store now holds the failure, so only a new document repeats the request.
          window.location.assign(link);
          return;
        }
        added.current = last + 1;
        const { pathname, search, hash, state } = match.location;
        router.replace({ pathname, search, hash, state: { ...(state as object), shownTo: last + 1 } });
      })
      // Without an answer, opens the link, whose page shows the error.
      .catch(() => router.push(link))
      .finally(() => setLoading(false));
  };
  /** Whether pages that were shown before a reload are missing yet. */
  const isRestoring = last < shownTo;
  return { last, added, isLoading, isRestoring, showMore };
};
