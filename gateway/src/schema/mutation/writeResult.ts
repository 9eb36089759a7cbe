import type { ErrorCatalogue } from '../../errors/catalogue.ts';
import type { Outcome } from '../../rest/outcome.ts';
import { silentFailure } from './silentFailure.ts';
import type { UserError } from './userError.ref.ts';

/** What a mutation's payload is made of. */
export interface WriteResult<T> {
  readonly row: T | null;
  readonly userErrors: readonly UserError[];
}

const notFound = (field: string): UserError => ({
  field,
  code: 'not_found',
  message: 'There is no such thing, or it is not yours.',
});

/**
 * Returns the row that was written, or what is wrong with the input; throws when the write failed. `idField` names the
 * id that the write is about: a 404 is a fault of that id. A write without one cannot miss a row: a 404 means that it
 * failed, and the error is silenced as every 404 is.
 */
export const writeResult = <T>(
  outcome: Outcome<T>,
  errors: ErrorCatalogue,
  idField: string | null = null,
): WriteResult<T> => {
  if (outcome.kind === 'answered') return { row: outcome.data, userErrors: [] };
  if (outcome.kind === 'refused') return { row: null, userErrors: outcome.faults };
  if (outcome.kind === 'failed') throw outcome.error;
  if (idField === null) throw silentFailure(outcome, errors);
  return { row: null, userErrors: [notFound(idField)] };
};
