import { builder } from '../../builder/builder.ts';
import { emailField } from './emailField.ts';
import { silenced, silencedField, silencedPayload } from './silenced.ts';

builder.relayMutationField(
  'forgotPassword',
  { description: 'Whose password is forgotten.', inputFields: (t) => ({ email: emailField(t) }) },
  {
    ...silencedField(
      'Mails a link to choose a new password, in the language of the request. Does not tell whether there is an account. After 5 requests for an address in an hour: a user error with the code `TOO_MANY_REQUESTS`.',
    ),
    resolve: async (_query, { input }, context) =>
      silenced(await context.loaders.accountWrites.forgotPassword(input.email), context),
  },
  silencedPayload('Whether the request was taken; not whether there is such an account.'),
);

builder.relayMutationField(
  'checkResetPasswordToken',
  {
    description: 'The first two parts of a link to choose a new password.',
    inputFields: (t) => ({
      email: emailField(t),
      token: t.string({ required: true, description: 'The `token` of the link in the mail.' }),
    }),
  },
  {
    ...silencedField(
      'Asks whether a link to choose a new password can still be used, before the form is shown.',
    ),
    resolve: async (_query, { input }, context) =>
      silenced(
        await context.loaders.accountWrites.checkResetPasswordToken(input.email, input.token),
        context,
      ),
  },
  silencedPayload('Whether the link can be used.'),
);

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The three parts of a link, and the new password.',
    inputFields: (t) => ({
      email: emailField(t),
      token: t.string({ required: true, description: 'The `token` of the link in the mail.' }),
      secretHash: t.string({
        required: true,
        description: 'The `secretHash` of the link, which ties the token to the address.',
      }),
      password: t.string({ required: true, description: 'The new password, 8 to 256 characters.' }),
    }),
  },
  {
    ...silencedField(
      'Sets a new password by a link from a mail. A link works once, within an hour; a refused password does not use it up.',
    ),
    resolve: async (_query, { input }, context) =>
      silenced(await context.loaders.accountWrites.resetPassword(input, input.password), context),
  },
  silencedPayload('Whether the new password counts now.'),
);
