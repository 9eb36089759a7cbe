import type { ObjectFieldBuilder } from '@pothos/core';
import type { GraphTypes } from '../../builder/builder.ts';
import type { Done } from '../../rest/rows.ts';
import { userErrorsField } from '../mutation/userErrorsField.ts';
import type { WriteResult } from '../mutation/writeResult.ts';

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
