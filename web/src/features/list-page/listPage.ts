import { pageNumberOf } from '../../paths/segments.ts';

/** Upper bound: beyond any real list, but still accepted by the services. */
export const maxPage = 100_000;

/** The page to request, capped; `listOutcome` handles absurd numbers. */
export const listPage = (segment: string | undefined): number =>
  Math.min(maxPage, Math.max(1, pageNumberOf(segment)));
