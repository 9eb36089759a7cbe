import { builder } from '../../builder/builder.ts';
import { optionalKey } from '../mutation/optionalKey.ts';
import { userErrorsField } from '../mutation/userErrorsField.ts';
import { writeResult } from '../mutation/writeResult.ts';

builder.relayMutationField(
  'requestCity',
  {
    description: 'A city that a visitor would like to see on the site.',
    inputFields: (t) => ({
      idempotencyKey: optionalKey(t),
      proposition: t.string({
        required: true,
        description: 'The city in the visitor’s words, 2 to 120 characters.',
      }),
    }),
  },
  {
    description: 'Proposes a city that is not on the site yet.',
    resolve: async (_query, { input }, { loaders }) =>
      writeResult(await loaders.writes.requestCity(input.proposition, input.idempotencyKey)),
  },
  {
    description: 'The result of the proposal.',
    outputFields: (t) => ({
      proposition: t.string({
        description: 'The proposal as saved; null when it was rejected.',
        resolve: ({ row }) => row?.proposition ?? null,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
