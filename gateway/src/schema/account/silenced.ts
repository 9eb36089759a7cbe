import type { Context } from '../../builder/context.ts';
import type { Outcome } from '../../rest/outcome.ts';
import { silentFailure } from '../userError/silentFailure.ts';
import { tooManyRequests } from '../userError/tooManyRequests.ts';
import type { Written } from '../userError/written.ts';

/**
 * What became of a call whose failures the form that sends it handles: the error is for the client, not for the reader;
 * that it came too often is among the user errors.
 */
export const silenced = <T>(outcome: Outcome<T>, { errors }: Pick<Context, 'errors'>): Written<T> => {
  if (outcome.kind === 'answered') return { row: outcome.data, userErrors: [] };
  if (outcome.kind === 'refused') return { row: null, userErrors: outcome.faults };
  const limited = tooManyRequests(outcome);
  if (limited !== null) return { row: null, userErrors: [limited] };
  throw silentFailure(outcome, errors);
};
