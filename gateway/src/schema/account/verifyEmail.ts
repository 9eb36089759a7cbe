import { builder } from '../../builder/builder.ts';
import { accountOutput } from './accountOutput.ts';
import { silenced } from './silenced.ts';

builder.relayMutationField(
  'verifyEmailSend',
  {
    description: 'An address to verify.',
    inputFields: (t) => ({
      email: t.string({
        required: true,
        description: 'The address one signs in with, in any case: `kim@example.org`.',
      }),
    }),
  },
  {
    nullable: true,
    description:
      'Mails a link that shows whose address it is, in the language of the request. Sends nothing to addresses that are verified or unknown, and does not tell. When the call fails: null, and an error with `silenced` true, for the form to handle.',
    resolve: async (_query, { input }, context) =>
      silenced(await context.loaders.accountWrites.verifyEmailSend(context.clientIp, input.email), context),
  },
  {
    description: 'What became of the request.',
    outputFields: accountOutput('Whether the request was taken; not whether a mail was sent.'),
  },
);

builder.relayMutationField(
  'verifyEmailConfirm',
  {
    description: 'The proof that an address is one’s own.',
    inputFields: (t) => ({
      email: t.string({
        required: true,
        description: 'The address one signs in with, in any case: `kim@example.org`.',
      }),
      token: t.string({ required: true, description: 'The `verification_code` of the link in the mail.' }),
    }),
  },
  {
    nullable: true,
    description:
      'Marks an address as verified. A link works once, within three days. When the call fails: null, and an error with `silenced` true, for the form to handle.',
    resolve: async (_query, { input }, context) =>
      silenced(
        await context.loaders.accountWrites.verifyEmailConfirm(context.clientIp, input.email, input.token),
        context,
      ),
  },
  {
    description: 'What became of the request.',
    outputFields: accountOutput('Whether the address is verified now.'),
  },
);
