import { builder } from '../../builder/builder.ts';
import { accountOutput } from './accountOutput.ts';
import { silenced } from './silenced.ts';

builder.relayMutationField(
  'forgotPassword',
  {
    description: 'Whose password is forgotten.',
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
      'Mails a link to choose a new password, in the language of the request. Does not tell whether there is an account. After 5 requests for an address in an hour: a user error with the code `TOO_MANY_REQUESTS`. When the call fails: null, and an error with `silenced` true, for the form to handle.',
    resolve: async (_query, { input }, context) =>
      silenced(await context.loaders.accountWrites.forgotPassword(context.clientIp, input.email), context),
  },
  {
    description: 'What became of the request.',
    outputFields: accountOutput('Whether the request was taken; not whether there is such an account.'),
  },
);

builder.relayMutationField(
  'checkResetPasswordToken',
  {
    description: 'The first two parts of a link to choose a new password.',
    inputFields: (t) => ({
      email: t.string({
        required: true,
        description: 'The address one signs in with, in any case: `kim@example.org`.',
      }),
      token: t.string({ required: true, description: 'The `token` of the link in the mail.' }),
    }),
  },
  {
    nullable: true,
    description:
      'Asks whether a link to choose a new password can still be used, before the form is shown. When the call fails: null, and an error with `silenced` true, for the form to handle.',
    resolve: async (_query, { input }, context) =>
      silenced(
        await context.loaders.accountWrites.checkResetPasswordToken(
          context.clientIp,
          input.email,
          input.token,
        ),
        context,
      ),
  },
  {
    description: 'What became of the request.',
    outputFields: accountOutput('Whether the link can be used.'),
  },
);

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The three parts of a link, and the new password.',
    inputFields: (t) => ({
      email: t.string({
        required: true,
        description: 'The address one signs in with, in any case: `kim@example.org`.',
      }),
      token: t.string({ required: true, description: 'The `token` of the link in the mail.' }),
      secretHash: t.string({
        required: true,
        description: 'The `secretHash` of the link, which ties the token to the address.',
      }),
      password: t.string({ required: true, description: 'The new password, 8 to 256 characters.' }),
    }),
  },
  {
    nullable: true,
    description:
      'Sets a new password by a link from a mail. A link works once, within an hour; a refused password does not use it up. When the call fails: null, and an error with `silenced` true, for the form to handle.',
    resolve: async (_query, { input }, context) =>
      silenced(
        await context.loaders.accountWrites.resetPassword(context.clientIp, input, input.password),
        context,
      ),
  },
  {
    description: 'What became of the request.',
    outputFields: accountOutput('Whether the new password counts now.'),
  },
);
