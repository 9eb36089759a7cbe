import { toGlobalId } from '../../builder/globalId.ts';
import { builder } from '../../builder/builder.ts';
import { tooManyRequests, writeResult, type WriteResult } from '../mutation/writeResult.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import type { Done } from '../../rest/rows.ts';
import { accountOutput, silenced, silencedField, silencedPayload, emailField } from './accountFields.ts';

builder.relayMutationField(
  'changePassword',
  {
    description: 'The old and the new password.',
    inputFields: (t) => ({
      oldPassword: t.string({ required: true, description: 'The current password.' }),
      newPassword: t.string({ required: true, description: 'The new password, 8 to 256 characters.' }),
      accessToken: t.string({
        description:
          'The access token of the sign-in, which then goes on if the identity service can keep one; all others end.',
      }),
    }),
  },
  {
    description:
      'Changes the password of the signed-in user. A wrong old password is a user error on `oldPassword`; after 10 attempts in an hour its code is `TOO_MANY_REQUESTS`.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }): Promise<WriteResult<Done>> => {
      const outcome = await loaders.viewerWrites.changePassword(
        input.oldPassword,
        input.newPassword,
        input.accessToken,
      );
      const limited = tooManyRequests(outcome);
      return limited === null ? writeResult(outcome) : { row: null, userErrors: [limited] };
    },
  },
  {
    description: 'The result of the change.',
    outputFields: accountOutput('Whether the password was changed.'),
  },
);

builder.relayMutationField(
  'deleteUser',
  { description: 'The input has no fields of its own.', inputFields: () => ({}) },
  {
    description:
      'Deletes the account of the signed-in user. Their reviews and contributions stay, without a name. Existing tokens become invalid, so clients must sign out.',
    authScopes: { signedIn: true },
    resolve: async (_query, _args, { loaders }) => writeResult(await loaders.viewerWrites.deleteUser()),
  },
  {
    description: 'The result of the deletion.',
    outputFields: (t) => ({
      deletedId: t.id({
        description: 'The `id` of the deleted User, for caches; null when the account was not deleted.',
        resolve: ({ row }) => (row === null ? null : toGlobalId('User', row.user_id)),
      }),
      deletedUserId: t.id({
        description: 'The `userId` of the deleted account; null when it was not deleted.',
        resolve: ({ row }) => row?.user_id ?? null,
      }),
      signInDeleted: t.boolean({
        nullable: false,
        description:
          'Whether the account at the identity service was deleted, too. If false, the user can still sign in and gets a new account.',
        resolve: ({ row }) => row?.sign_in_deleted ?? false,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);

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
