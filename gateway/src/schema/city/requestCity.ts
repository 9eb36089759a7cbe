import { builder } from '../../builder/builder.ts';
import { UserErrorRef, type UserError } from '../userError/userError.ref.ts';

interface RequestedCity {
  readonly proposition: string | null;
  readonly userErrors: readonly UserError[];
}

builder.relayMutationField(
  'requestCity',
  {
    description: 'A city that a visitor misses.',
    inputFields: (t) => ({
      proposition: t.string({
        required: true,
        description: 'The city in the visitor’s words, 2 to 120 characters.',
      }),
    }),
  },
  {
    description: 'Proposes a city that is not on the site yet.',
    resolve: async (_query, { input }, { loaders }): Promise<RequestedCity> => {
      const outcome = await loaders.writes.requestCity(input.proposition);
      if (outcome.kind === 'failed') throw outcome.error;
      return {
        proposition: outcome.kind === 'answered' ? outcome.data.proposition : null,
        userErrors: outcome.kind === 'refused' ? outcome.faults : [],
      };
    },
  },
  {
    description: 'What became of the proposal.',
    outputFields: (t) => ({
      proposition: t.exposeString('proposition', {
        description: 'The proposal as it was kept; null when it was refused.',
      }),
      userErrors: t.field({
        type: [UserErrorRef],
        nullable: false,
        description: 'What is wrong with the input; empty when nothing is.',
        resolve: (payload) => payload.userErrors,
      }),
    }),
  },
);
