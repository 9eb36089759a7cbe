import type { Outcome } from '../../rest/outcome.ts';
import type { Done } from '../../rest/rows.ts';
import type { Context } from '../../builder/context.ts';
import { silentFailure } from '../mutation/silentFailure.ts';
import { tooManyRequests } from '../mutation/tooManyRequests.ts';
import type { WriteResult } from '../mutation/writeResult.ts';
import { accountOutput } from './accountOutput.ts';

/** The result of a write whose failures the form handles. Too many requests are a user error. */
export const silenced = (outcome: Outcome<Done>, { errors }: Pick<Context, 'errors'>): WriteResult<Done> => {
  if (outcome.kind === 'answered') return { row: outcome.data, userErrors: [] };
  if (outcome.kind === 'rejected') return { row: null, userErrors: outcome.faults };
  const limited = tooManyRequests(outcome);
  if (limited !== null) return { row: null, userErrors: [limited] };
  throw silentFailure(outcome, errors);
};

/** The options that the fields of silenced mutations share. */
export const silencedField = (description: string) => ({
  nullable: true as const,
  description: `${description} When the call fails: null, and an error with \`silenced\` true, for the form to handle.`,
});

/** The payload of silenced mutations. */
export const silencedPayload = (success: string) => ({
  description: 'The result of the request.',
  outputFields: accountOutput(success),
});
