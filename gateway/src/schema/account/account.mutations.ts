import { builder } from '../../builder/builder.ts';
import { tooManyRequests } from '../mutation/tooManyRequests.ts';
import { userErrorsField } from '../mutation/userErrorsField.ts';
import { writeResult, type WriteResult } from '../mutation/writeResult.ts';
import type { Done } from '../../rest/rows.ts';
import { accountOutput } from './accountOutput.ts';

builder.relayMutationField(
  'changePassword',
  {
    description: 'The old and the new password.',
    inputFields: (t) => ({
      oldPassword: t.string({ required: true, description: 'The current password.' }),
      newPassword: t.string({ required: true, description: 'The new password, 8 to 256 characters.' }),
    }),
  },
  {
    description:
      'Changes the password of the signed-in user. A wrong old password is a user error on `oldPassword`; after 10 attempts in an hour its code is `TOO_MANY_REQUESTS`.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }): Promise<WriteResult<Done>> => {
      const outcome = await loaders.viewerWrites.changePassword(input.oldPassword, input.newPassword);
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
      deletedUserId: t.id({
        description: 'The id of the deleted account; null when it was not deleted.',
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
