import type { InputFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';

/** The input field for the email address of an account. */
export const emailField = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) =>
  t.string({
    required: true,
    description: 'The email address of the account, in any case: `kim@example.org`.',
  });
