import { isSame } from '../../services/src/text/secrets.ts';

/** Compares in constant time; a missing code is wrong. */
export const isSameCode = (expected: string, received: string | undefined): boolean =>
  received !== undefined && isSame(expected, received);
