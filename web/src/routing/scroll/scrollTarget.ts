import type { Location } from 'found';

const PAGE_END = /\/page-\d+$/;

export type ScrollTarget = 'keep' | 'top' | 'saved' | 'hash';

/** Where the window goes after a move: Back returns to where it was, another page of the same list stays. */
export const scrollTargetOf = (
  before: Pick<Location, 'pathname'>,
  now: Pick<Location, 'pathname' | 'action' | 'hash'>,
): ScrollTarget => {
  if (now.action === 'POP') return 'saved';
  if (now.hash) return 'hash';
  return before.pathname.replace(PAGE_END, '') === now.pathname.replace(PAGE_END, '') ? 'keep' : 'top';
};
