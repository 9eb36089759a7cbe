import type { Outcome } from '../../rest/outcome.ts';
import type { Done } from '../../rest/rows.ts';
import { tooManyRequests } from '../mutation/tooManyRequests.ts';
import { silentWriteResult, type WriteResult } from '../mutation/writeResult.ts';
import { accountOutput } from './accountOutput.ts';

/** The result of a write whose failures the form handles. Too many requests are a user error. */
export const silenced = (outcome: Outcome<Done>): WriteResult<Done> => {
  const limited = tooManyRequests(outcome);
  return limited === null ? silentWriteResult(outcome) : { row: null, userErrors: [limited] };
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
