import type { ObjectFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';
import type { Done } from '../../rest/rows.ts';
import { userErrorsField } from '../userError/userErrorsField.ts';
import type { Written } from '../userError/written.ts';

/** The payload of a mutation that does something and has nothing to show for it. */
export const accountOutput =
  (description: string) => (t: ObjectFieldBuilder<GraphTypes, Written<Done> | null>) => ({
    success: t.boolean({
      nullable: false,
      description,
      resolve: (payload) => payload !== null && payload.row !== null,
    }),
    userErrors: userErrorsField(t),
  });
