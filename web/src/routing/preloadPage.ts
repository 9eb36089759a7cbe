import type { Location, Match, RouteMatch, Router } from 'found';

/** Fetches the code of the page at a path, so that a click on it finds it there. */
export const preloadPage = (router: Router, path: string): void => {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  const matched = router.matcher.match({ pathname } as Location);
  if (!matched) return;
  const routes = router.matcher.getRoutes(matched as Match);
  for (const route of routes) {
    // A failure shows when the link is followed.
    void Promise.resolve(route.getComponent?.({} as RouteMatch)).catch(() => undefined);
  }
};
