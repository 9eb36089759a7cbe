import type { Outcome } from '../../rest/outcome.ts';
import type { UserError } from './userError.ref.ts';

/** The user error of a 429; null for every other outcome. */
export const tooManyRequests = (outcome: Outcome<unknown>): UserError | null =>
  outcome.kind === 'failed' && outcome.error.extensions['status'] === 429
    ? { field: null, code: 'too_many_requests', message: outcome.error.message }
    : null;
