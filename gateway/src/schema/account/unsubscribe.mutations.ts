import { builder } from '../../builder/builder.ts';
import { silenced, silencedField, silencedPayload } from './silenced.ts';

builder.relayMutationField(
  'unsubscribe',
  {
    description: 'A link in a mail about new offers.',
    inputFields: (t) => ({
      token: t.string({ required: true, description: 'The `token` of the link.' }),
    }),
  },
  {
    ...silencedField(
      'Switches off all mails about new offers for the user whose mail had this link. Needs no sign-in, and may be repeated. A link works for half a year; after that, its token is a user error with the code `EXPIRED`.',
    ),
    resolve: async (_query, { input }, { loaders }) =>
      silenced(await loaders.accountWrites.unsubscribe(input.token)),
  },
  silencedPayload('Whether the mails are off now.'),
);
