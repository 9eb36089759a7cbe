import type { Outcome } from '../../rest/outcome.ts';
import type { UserError } from './userError.ref.ts';

/** What a mutation's payload is made of. */
export interface WriteResult<T> {
  readonly row: T | null;
  readonly userErrors: readonly UserError[];
}

const faultsOf = (outcome: Outcome<unknown>, idField: string | null): readonly UserError[] => {
  if (outcome.kind === 'refused') return outcome.faults;
  if (outcome.kind !== 'missing' || idField === null) return [];
  return [{ field: idField, code: 'not_found', message: 'There is no such thing, or it is not yours.' }];
};

/**
 * The row that was written, or what is wrong with the input; anything else that fails is an error. `idField` names what
 * is written to: a 404 is a fault of that id.
 */
export const writeResult = <T>(outcome: Outcome<T>, idField: string | null = null): WriteResult<T> => {
  if (outcome.kind === 'failed') throw outcome.error;
  return {
    row: outcome.kind === 'answered' ? outcome.data : null,
    userErrors: faultsOf(outcome, idField),
  };
};
