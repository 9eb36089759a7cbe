import type { Outcome } from '../../rest/outcome.ts';
import type { UserError } from './userError.ref.ts';

/** What a mutation's payload is made of. */
export interface Written<T> {
  readonly row: T | null;
  readonly userErrors: readonly UserError[];
}

/** The row that was written, or what is wrong with the input; anything else that fails is an error. */
export const written = <T>(outcome: Outcome<T>): Written<T> => {
  if (outcome.kind === 'failed') throw outcome.error;
  return {
    row: outcome.kind === 'answered' ? outcome.data : null,
    userErrors: outcome.kind === 'refused' ? outcome.faults : [],
  };
};
