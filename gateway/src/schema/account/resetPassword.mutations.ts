import { builder } from '../../builder/builder.ts';
import { emailField, silenced, silencedField, silencedPayload } from './accountFields.ts';

builder.relayMutationField(
  'forgotPassword',
  {
    description: 'The account whose password was forgotten.',
    inputFields: (t) => ({ email: emailField(t) }),
  },
  {
    ...silencedField(
      'Sends an email with a link to choose a new password, in the language of the request. Does not reveal whether the account exists. More than 5 requests per address and hour give a user error with the code `TOO_MANY_REQUESTS`.',
    ),
    resolve: async (_query, { input }, { loaders }) =>
      silenced(await loaders.accountWrites.forgotPassword(input.email)),
  },
  silencedPayload('Whether the request was accepted; not whether the account exists.'),
);

builder.relayMutationField(
  'checkResetPasswordToken',
  {
    description: 'The first two parts of a link to choose a new password.',
    inputFields: (t) => ({
      email: emailField(t),
      token: t.string({ required: true, description: 'The `token` of the link in the email.' }),
    }),
  },
  {
    ...silencedField(
      'Checks whether a link to choose a new password is still valid, before the form is shown.',
    ),
    resolve: async (_query, { input }, { loaders }) =>
      silenced(await loaders.accountWrites.checkResetPasswordToken(input.email, input.token)),
  },
  silencedPayload('Whether the link is valid.'),
);

builder.relayMutationField(
  'resetPassword',
  {
    description: 'The three parts of the link, and the new password.',
    inputFields: (t) => ({
      email: emailField(t),
      token: t.string({ required: true, description: 'The `token` of the link in the email.' }),
      secretHash: t.string({
        required: true,
        description: 'The `secretHash` of the link, which ties the token to the address.',
      }),
      password: t.string({ required: true, description: 'The new password, 8 to 256 characters.' }),
    }),
  },
  {
    ...silencedField(
      'Sets a new password by a link from an email. A link works once, within an hour; a rejected password does not invalidate it.',
    ),
    resolve: async (_query, { input }, { loaders }) =>
      silenced(await loaders.accountWrites.resetPassword(input, input.password)),
  },
  silencedPayload('Whether the password was changed.'),
);
