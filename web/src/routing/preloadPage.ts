import type { Location, Match, Router } from 'found';
import { pageRouteOf } from './foundTypes.ts';

/** Loads the code of the page at a path before it is needed. */
export const preloadPage = (router: Router, path: string): void => {
  const pathname = path.split(/[?#]/, 1)[0] ?? path;
  const matched = router.matcher.match({ pathname } as Location);
  if (!matched) return;
  // A failure is shown when the link is followed.
  void pageRouteOf(router.matcher.getRoutes(matched as Match)).loadPage?.();
};
