import type { InputFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';

/** The address by which an account is known. */
export const emailField = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) =>
  t.string({
    required: true,
    description: 'The address one signs in with, in any case: `kim@example.org`.',
  });
