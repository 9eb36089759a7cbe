import { builder } from '../../builder/builder.ts';
import { optionalRowId } from '../../builder/globalId.ts';
import { optionalKey } from '../mutation/optionalKey.ts';

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
    description: 'Records a search for a city. A failure is not shown to the visitor.',
    resolve: async (_query, { input: { query, cityId, idempotencyKey } }, { loaders }) => {
      const search = { query, cityId: optionalRowId('City', cityId) };
      const outcome = await loaders.writes.recordCitySearch(search, idempotencyKey);
      return { recorded: outcome.kind === 'answered' };
    },
  },
  {
    description: 'The result of the record.',
    outputFields: (t) => ({
      recorded: t.exposeBoolean('recorded', {
        nullable: false,
        description: 'Whether the service recorded it.',
      }),
    }),
  },
);
