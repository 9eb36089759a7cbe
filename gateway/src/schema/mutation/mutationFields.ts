import type { InputFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';
import { isInputType, type GraphQLResolveInfo } from 'graphql';
import { inputPath } from './inputPath.ts';
import { UserErrorRef, type PlacedUserError, type UserError } from './userError.ts';

/** The idempotency key of a mutation that does not require one. */
export const optionalKey = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) =>
  t.field({
    type: 'UUID',
    description:
      'Made by the client for each attempt. Sending the same key again, after a time-out for example, never makes a second record; with another input it is a user error with the code `REUSED`. Without a key each call makes one.',
  });

interface HasUserErrors {
  readonly userErrors: readonly UserError[];
}

/** Adds the path within the input of the mutation. */
const placed = (fault: UserError, { parentType, schema }: GraphQLResolveInfo): PlacedUserError => {
  const input = schema.getType(parentType.name.replace(/Payload$/, 'Input'));
  return {
    ...fault,
    path: isInputType(input) && fault.field !== null ? inputPath(input, fault.field) : null,
  };
};

/** The `userErrors` field of a payload. */
export const userErrorsField = <Payload extends HasUserErrors | null>(
  t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Payload>,
) =>
  t.field({
    type: [UserErrorRef],
    nullable: false,
    description: 'What is wrong with the input; empty when nothing is.',
    resolve: (payload, _args, _context, info) =>
      (payload?.userErrors ?? []).map((fault) => placed(fault, info)),
  });
