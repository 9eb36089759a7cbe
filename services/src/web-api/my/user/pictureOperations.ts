import { Type } from 'typebox';
import { authorised, changedForUser, foundForUser } from '../../../rest/authorised.ts';
import { operation } from '../../../rest/operation.ts';
import { Problem } from '../../../rest/problem.ts';
import { maxRequestBytes } from '../../../uploads/pictureLimits.ts';
import { User } from './userSchema.ts';

export const setAvatar = operation('POST', '/my/user/avatar', {
  operationId: 'setAvatar',
  summary: 'Set the picture of the user',
  description:
    'Keeps the middle of the picture as a square, without its metadata. Up to 20 pictures an hour. 422 on picture: `invalid` if it is not a still JPEG, PNG, WebP or AVIF picture, `too_large` above 5 MB or 40 megapixels (AVIF, progressive and interlaced pictures, and those with a side three times as long as the other: 8).',
  ...authorised,
  body: Type.Object(
    {
      picture: Type.String({
        minLength: 1,
        maxLength: maxRequestBytes,
        description: 'The file, in base64.',
      }),
    },
    { title: 'AvatarRequest', description: 'A new picture.' },
  ),
  response: { ...changedForUser(User), 429: Problem },
});

export const removeAvatar = operation('DELETE', '/my/user/avatar', {
  operationId: 'removeAvatar',
  summary: 'Remove the picture of the user',
  description: 'Does nothing when there is none.',
  ...authorised,
  response: foundForUser(User),
});
