import type { ObjectFieldBuilder, InputFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';
import type { Done } from '../../rest/rows.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { tooManyRequests, silentWriteResult, type WriteResult } from '../mutation/writeResult.ts';
import type { Outcome } from '../../rest/outcome.ts';

/** The payload fields of a mutation without a row. */
export const accountOutput =
  (description: string) => (t: ObjectFieldBuilder<GraphTypes, WriteResult<Done> | null>) => ({
    success: t.boolean({
      nullable: false,
      description,
      resolve: (payload) => payload !== null && payload.row !== null,
    }),
    userErrors: userErrorsField(t),
  });

/** The input field for the email address of an account. */
export const emailField = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) =>
  t.string({
    required: true,
    description: 'The email address of the account, in any case: `kim@example.org`.',
  });

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
