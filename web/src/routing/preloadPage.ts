import type { Location, Match, RouteMatch, Router } from 'found';

/** Loads the code of the page at a path before it is needed. */
export const preloadPage = (router: Router, path: string): void => {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  const matched = router.matcher.match({ pathname } as Location);
  if (!matched) return;
  const routes = router.matcher.getRoutes(matched as Match);
  for (const route of routes) {
    // A failure is shown when the link is followed.
    void Promise.resolve(route.getComponent?.({} as RouteMatch)).catch(() => undefined);
  }
};
