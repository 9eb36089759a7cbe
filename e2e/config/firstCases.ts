import { isWholeMatrix } from '../../server/test/isWholeMatrix.ts';

/** The cases of one rule that tests check: all of them with `npm run test:full`, otherwise the first ones. */
export const firstCases = <const T>(count: number, cases: readonly T[]): readonly T[] =>
  isWholeMatrix ? cases : cases.slice(0, count);
