import type { Location } from 'found';
import { withoutPage } from '../../paths/paths.ts';

export type ScrollTarget = 'keep' | 'top' | 'saved' | 'hash';

/** Where to scroll after a navigation: Back restores the position, another page of the same list keeps it. */
export const scrollTargetOf = (
  before: Pick<Location, 'pathname'>,
  now: Pick<Location, 'pathname' | 'action' | 'hash'>,
): ScrollTarget => {
  if (now.action === 'POP') return 'saved';
  if (now.hash) return 'hash';
  return withoutPage(before.pathname) === withoutPage(now.pathname) ? 'keep' : 'top';
};
