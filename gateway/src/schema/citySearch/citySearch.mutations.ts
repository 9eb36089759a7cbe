import { builder } from '../../builder/builder.ts';
import { optionalRowId } from '../../builder/globalId.ts';
import { optionalKey } from '../mutation/optionalKey.ts';
import { userErrorsField } from '../mutation/userErrorsField.ts';
import { silentWriteResult } from '../mutation/writeResult.ts';

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
