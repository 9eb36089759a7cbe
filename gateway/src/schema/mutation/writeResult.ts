import type { ErrorCatalogue } from '../../errors/catalogue.ts';
import type { Outcome } from '../../rest/outcome.ts';
import { silentFailure } from './silentFailure.ts';
import { tooManyRequests } from './tooManyRequests.ts';
import type { UserError } from './userError.ref.ts';

/** The parts of a mutation's payload. */
export interface WriteResult<T> {
  readonly row: T | null;
  readonly userErrors: readonly UserError[];
}

const notFound = (field: string): UserError => ({
  field,
  code: 'not_found',
  message: 'It does not exist, or it belongs to another user.',
});

/**
 * Returns the row that was written, or what is wrong with the input; throws when the write failed. A service's hourly limit is a user error of no field. `idField` names the
 * input field of the row's id: a 404 is a user error of that field. A write without a row fails with 404, and its error is
 * silenced as every 404 is.
 */
export const writeResult = <T>(
  outcome: Outcome<T>,
  errors: ErrorCatalogue,
  idField: string | null = null,
): WriteResult<T> => {
  if (outcome.kind === 'answered') return { row: outcome.data, userErrors: [] };
  if (outcome.kind === 'rejected') return { row: null, userErrors: outcome.faults };
  if (outcome.kind === 'failed') {
    const limited = tooManyRequests(outcome);
    // What the gateway itself limits is an error of the whole mutation.
    if (limited === null || outcome.error.extensions['code'] !== 'UPSTREAM_ERROR') throw outcome.error;
    return { row: null, userErrors: [limited] };
  }
  if (idField === null) throw silentFailure(outcome, errors);
  return { row: null, userErrors: [notFound(idField)] };
};
