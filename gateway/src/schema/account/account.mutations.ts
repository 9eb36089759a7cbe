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
      oldPassword: t.string({ required: true, description: 'The present password.' }),
      newPassword: t.string({ required: true, description: 'The new one, 8 to 256 characters.' }),
    }),
  },
  {
    description:
      'Changes the password of the signed-in user. A wrong old password is a user error on `oldPassword`; after 10 attempts in an hour its code is `TOO_MANY_REQUESTS`.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { errors, loaders }): Promise<WriteResult<Done>> => {
      const outcome = await loaders.viewerWrites.changePassword(input.oldPassword, input.newPassword);
      const limited = tooManyRequests(outcome);
      return limited === null ? writeResult(outcome, errors) : { row: null, userErrors: [limited] };
    },
  },
  {
    description: 'What became of the change.',
    outputFields: accountOutput('Whether the new password counts now.'),
  },
);

builder.relayMutationField(
  'deleteUser',
  { description: 'Nothing but the wish itself.', inputFields: () => ({}) },
  {
    description:
      'Deletes the account of the signed-in user. Their reviews and figures stay, without a name. Tokens of earlier sign-ins count no longer: clients log out.',
    authScopes: { signedIn: true },
    resolve: async (_query, _args, { errors, loaders }) =>
      writeResult(await loaders.viewerWrites.deleteUser(), errors),
  },
  {
    description: 'What was deleted.',
    outputFields: (t) => ({
      deletedUserId: t.id({
        description: 'The id the account had; null when it was not deleted.',
        resolve: ({ row }) => row?.user_id ?? null,
      }),
      signInDeleted: t.boolean({
        nullable: false,
        description:
          'Whether the account at the identity service is gone, too. False: one can still sign in there, and begins anew here.',
        resolve: ({ row }) => row?.sign_in_deleted ?? false,
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
