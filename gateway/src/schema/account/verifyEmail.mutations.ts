import { builder } from '../../builder/builder.ts';
import { emailField } from './emailField.ts';
import { silenced, silencedField, silencedPayload } from './silenced.ts';

builder.relayMutationField(
  'verifyEmailSend',
  { description: 'An address to verify.', inputFields: (t) => ({ email: emailField(t) }) },
  {
    ...silencedField(
      'Mails a link that shows whose address it is, in the language of the request. Sends nothing to addresses that are verified or unknown, and does not tell.',
    ),
    resolve: async (_query, { input }, context) =>
      silenced(await context.loaders.accountWrites.verifyEmailSend(input.email), context),
  },
  silencedPayload('Whether the request was taken; not whether a mail was sent.'),
);

builder.relayMutationField(
  'verifyEmailConfirm',
  {
    description: 'The proof that an address is one’s own.',
    inputFields: (t) => ({
      email: emailField(t),
      token: t.string({ required: true, description: 'The `verification_code` of the link in the mail.' }),
    }),
  },
  {
    ...silencedField('Marks an address as verified. A link works once, within three days.'),
    resolve: async (_query, { input }, context) =>
      silenced(await context.loaders.accountWrites.verifyEmailConfirm(input.email, input.token), context),
  },
  silencedPayload('Whether the address is verified now.'),
);
