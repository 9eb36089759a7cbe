import type { Context } from '../../builder/context.ts';
import type { Outcome } from '../../rest/outcome.ts';
import { tooManyRequests } from '../userError/tooManyRequests.ts';
import type { Written } from '../userError/written.ts';

/**
 * What became of a call whose failures the caller handles: null when it failed, with nothing said but in the log; that
 * it came too often is among the user errors.
 */
export const silenced = <T>(outcome: Outcome<T>, { log }: Pick<Context, 'log'>): Written<T> | null => {
  if (outcome.kind === 'answered') return { row: outcome.data, userErrors: [] };
  if (outcome.kind === 'refused') return { row: null, userErrors: outcome.faults };
  const limited = tooManyRequests(outcome);
  if (limited !== null) return { row: null, userErrors: [limited] };
  log.error({ outcome: outcome.kind }, 'account call failed');
  return null;
};
