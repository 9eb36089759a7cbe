import { builder } from '../../builder/builder.ts';
import { emailField } from './emailField.ts';
import { silenced, silencedField, silencedPayload } from './silenced.ts';

builder.relayMutationField(
  'verifyEmailSend',
  { description: 'An address to verify.', inputFields: (t) => ({ email: emailField(t) }) },
  {
    ...silencedField(
      'Sends an email with a link that verifies the address, in the language of the request. The link of a signed-in user verifies that user’s account only. Sends nothing to verified or unknown addresses, and does not reveal which they are.',
    ),
    resolve: async (_query, { input }, { loaders }) =>
      silenced(await loaders.accountWrites.verifyEmailSend(input.email)),
  },
  silencedPayload('Whether the request was accepted; not whether an email was sent.'),
);

builder.relayMutationField(
  'verifyEmailConfirm',
  {
    description: 'The address and the code that verifies it.',
    inputFields: (t) => ({
      email: emailField(t),
      token: t.string({ required: true, description: 'The `verification_code` of the link in the email.' }),
    }),
  },
  {
    ...silencedField('Marks an address as verified. A link works once, within three days.'),
    resolve: async (_query, { input }, { loaders }) =>
      silenced(await loaders.accountWrites.verifyEmailConfirm(input.email, input.token)),
  },
  silencedPayload('Whether the address is verified now.'),
);
