import type { Location } from 'found';
import { homePath, withoutLanguage, withoutPage } from '../../paths/paths.ts';

export type ScrollTarget = 'keep' | 'top' | 'saved' | 'hash';

/** Where to scroll after a navigation: Back restores the position, another page of the same list keeps it. */
export const scrollTargetOf = (
  before: Pick<Location, 'pathname'>,
  now: Pick<Location, 'pathname' | 'search' | 'action' | 'hash'>,
): ScrollTarget => {
  if (now.action === 'POP') return 'saved';
  if (now.hash) return 'hash';
  // A link to the home page leads to its top from there, too; a search on it keeps the position.
  const isHome = withoutLanguage(now.pathname) === homePath && now.search === '';
  if (isHome && now.action === 'PUSH') return 'top';
  return withoutPage(before.pathname) === withoutPage(now.pathname) ? 'keep' : 'top';
};
