import type { Match, Router } from 'found';
import { pageRouteOf } from '../foundTypes.ts';

/** How long a pointer or the focus is on a link before its data are loaded. A press takes longer. */
const restMs = 65;

let loadData: (match: Match) => void = () => undefined;

/** Sets how the data of a page are loaded, once the browser has time for it. */
export const setDataPreload = (load: typeof loadData): void => {
  loadData = load;
};

let rest: ReturnType<typeof setTimeout> | undefined;

/** To be called when the pointer or the focus leaves a link: its data are not loaded. */
export const leaveLink = (): void => clearTimeout(rest);

const matchOf = (router: Router, path: string): Omit<Match, 'context'> | null => {
  const location = router.createLocation(path) as Match['location'];
  const matched = router.matcher.match(location);
  return matched && { ...matched, location, router, routes: router.matcher.getRoutes(matched as Match) };
};

/** Loads the code of the page at a path. A failure is shown when the page is opened. */
export const preloadCode = (router: Router, path: string): void => {
  void pageRouteOf(matchOf(router, path)?.routes).loadPage?.();
};

/** Loads the code of the page at the path of a link, and after a moment its data. */
export const preloadPage = (router: Router, { context }: Pick<Match, 'context'>, path: string): void => {
  leaveLink();
  const match = matchOf(router, path);
  if (match === null) return;
  void pageRouteOf(match.routes).loadPage?.();
  rest = setTimeout(() => loadData({ ...match, context }), restMs);
};
