import type { GraphTypes } from '../../builder/builder.ts';
import { UserErrorRef, type UserError } from './userError.ref.ts';

interface Refusable {
  readonly userErrors: readonly UserError[];
}

/** The field of a payload that says what the service found wrong; a payload that may be missing has none. */
export const userErrorsField = <Payload extends Refusable | null>(
  t: PothosSchemaTypes.ObjectFieldBuilder<GraphTypes, Payload>,
) =>
  t.field({
    type: [UserErrorRef],
    nullable: false,
    description: 'What is wrong with the input; empty when nothing is.',
    resolve: (payload) => payload?.userErrors ?? [],
  });
