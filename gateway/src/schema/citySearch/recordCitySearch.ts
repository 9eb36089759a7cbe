import { builder } from '../../builder/builder.ts';
import { optionalRowId } from '../../builder/globalId.ts';

builder.relayMutationField(
  'recordCitySearch',
  {
    description: 'What a visitor searched for.',
    inputFields: (t) => ({
      query: t.string({ required: true, description: 'The words typed.' }),
      cityId: t.id({ description: 'The city that was chosen, if one was.' }),
    }),
  },
  {
    description: 'Records a search for a city. A failure is nothing to tell the visitor.',
    resolve: async (_query, { input }, { loaders }) => {
      const outcome = await loaders.writes.recordCitySearch(input.query, optionalRowId('City', input.cityId));
      return { recorded: outcome.kind === 'answered' };
    },
  },
  {
    description: 'What became of the record.',
    outputFields: (t) => ({
      recorded: t.exposeBoolean('recorded', { nullable: false, description: 'Whether the service has it.' }),
    }),
  },
);
