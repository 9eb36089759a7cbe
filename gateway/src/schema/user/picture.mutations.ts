import { builder } from '../../builder/builder.ts';
import type { User } from '../../rest/rows.ts';
import { tooManyRequests, writeResult, type WriteResult } from '../mutation/writeResult.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { UserRef } from '../refs.ts';

builder.relayMutationField(
  'setAvatar',
  {
    description: 'A picture.',
    inputFields: (t) => ({
      picture: t.string({
        required: true,
        description:
          'The file in base64, at most 7000000 characters: a still JPEG, PNG, WebP or AVIF picture of at most 5 MB and 40 megapixels (AVIF, progressive and interlaced pictures, and those with a side three times as long as the other: 8).',
      }),
    }),
  },
  {
    description:
      'Sets the picture of the signed-in user, which is shown with their reviews unless these are anonymous. Keeps the middle of the picture as a square, without its metadata. A rejected picture is a user error on `picture`; after 30 in an hour its code is `TOO_MANY_REQUESTS`. The request may have 7 MB.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }): Promise<WriteResult<User>> => {
      const outcome = await loaders.viewerWrites.setAvatar(input.picture);
      const limited = tooManyRequests(outcome);
      return limited === null ? writeResult(outcome, 'picture') : { row: null, userErrors: [limited] };
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The user with the new picture; null when it was rejected.',
        resolve: ({ row }) => (row === null ? null : { account: row }),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'removeAvatar',
  { description: 'The input has no fields of its own.', inputFields: () => ({}) },
  {
    description: 'Removes the picture of the signed-in user, also from their reviews.',
    authScopes: { signedIn: true },
    resolve: async (_query, _args, { loaders }) => writeResult(await loaders.viewerWrites.removeAvatar()),
  },
  {
    description: 'The result of the removal.',
    outputFields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The user without a picture; null when that was refused.',
        resolve: ({ row }) => (row === null ? null : { account: row }),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
