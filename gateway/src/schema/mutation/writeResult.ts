import type { ErrorCatalogue } from '../../errors/catalogue.ts';
import type { Outcome } from '../../rest/outcome.ts';
import type { UserError } from './userError.ref.ts';

/** What a mutation's payload is made of. */
export interface WriteResult<T> {
  readonly row: T | null;
  readonly userErrors: readonly UserError[];
}

const missing = 404;

const notFound = (field: string): UserError => ({
  field,
  code: 'not_found',
  message: 'There is no such thing, or it is not yours.',
});

/**
 * Returns the row that was written, or what is wrong with the input; throws when the write failed. `idField` names the
 * id that the write is about: a 404 is a fault of that id. A write without one cannot miss a row, so that a 404 means
 * that it failed.
 */
export const writeResult = <T>(
  outcome: Outcome<T>,
  errors: ErrorCatalogue,
  idField: string | null = null,
): WriteResult<T> => {
  if (outcome.kind === 'answered') return { row: outcome.data, userErrors: [] };
  if (outcome.kind === 'refused') return { row: null, userErrors: outcome.faults };
  if (outcome.kind === 'failed') throw outcome.error;
  if (idField === null) throw errors.upstream(missing);
  return { row: null, userErrors: [notFound(idField)] };
};
