import { pageNumberOf } from '../../paths/segments.ts';

/** Far behind the end of any list, and still a number that the back ends take. */
const lastPageAskedFor = 100_000;

/** The page to ask for; an address with an absurd number is told apart afterwards. */
export const listPage = (segment: string | undefined): number =>
  Math.min(lastPageAskedFor, Math.max(1, pageNumberOf(segment)));
