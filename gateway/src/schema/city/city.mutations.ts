import { builder } from '../../builder/builder.ts';
import { optionalKey, userErrorsField } from '../mutation/mutationFields.ts';
import { writeResult, silentWriteResult } from '../mutation/writeResult.ts';
import { optionalRowId } from '../../builder/globalId.ts';

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

builder.relayMutationField(
  'recordCitySearch',
  {
    description: 'A search of a visitor.',
    inputFields: (t) => ({
      idempotencyKey: optionalKey(t),
      query: t.string({ required: true, description: 'The search text, 1 to 200 characters.' }),
      cityId: t.id({ description: 'The chosen city, if any: the `id` of a City.' }),
    }),
  },
  {
    description:
      'Records a search for a city. When the call fails: null, and an error with `silenced` true, which is not shown to the visitor.',
    resolve: async (_query, { input: { query, cityId, idempotencyKey } }, { loaders }) => {
      const search = { query, cityId: optionalRowId('City', cityId) };
      return silentWriteResult(await loaders.writes.recordCitySearch(search, idempotencyKey), 'city_id');
    },
  },
  {
    description: 'The result of the record.',
    outputFields: (t) => ({
      recorded: t.boolean({
        nullable: false,
        description: 'Whether the service recorded it.',
        resolve: ({ row }) => row !== null,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
