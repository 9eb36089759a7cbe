import type { InputFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';

/** The key of an attempt, for records that a client may well send without one. */
export const optionalKey = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) =>
  t.field({
    type: 'UUID',
    description:
      'Made by the client for each attempt: the same key again, after a time-out say, never makes a second record. Without one, each call makes one.',
  });
