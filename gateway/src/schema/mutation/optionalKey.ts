import type { InputFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';

/** The idempotency key of a mutation that does not require one. */
export const optionalKey = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) =>
  t.field({
    type: 'UUID',
    description:
      'Made by the client for each attempt. Sending the same key again, after a time-out for example, never makes a second record; with another input it is a user error with the code `REUSED`. Without a key each call makes one.',
  });
