import { Type } from 'typebox';
import { authorised, changedForUser, foundForUser, turnedAway } from '../../../rest/authorised.ts';
import { operation } from '../../../rest/operation.ts';
import { Problem } from '../../../rest/problem.ts';
import { doneByIdentity, newPassword } from '../../auth/authSchema.ts';
import { DeletedUser, User, UserChange, UserMetadata, UserMetadataChange } from './userSchema.ts';

export const getUser = operation('GET', '/my/user', {
  operationId: 'getUser',
  summary: 'The account of the user',
  ...authorised,
  response: foundForUser(User),
});

export const deleteUser = operation('DELETE', '/my/user', {
  operationId: 'deleteUser',
  summary: 'Deletes the account of the user',
  description:
    'What the user told of themselves is deleted; their reviews and figures stay, without a name. Tokens of sign-ins before that answer 401 from then on. 503: the identity service cannot be reached, and nothing was deleted.',
  ...authorised,
  response: foundForUser(DeletedUser),
});

export const changePassword = operation('POST', '/my/user/change-password', {
  operationId: 'changePassword',
  summary: 'Changes the password of the user, who must know the old one',
  description:
    'At most 10 times an hour. 422 on the field old_password: it is wrong; on the field new_password: it is not good enough.',
  ...authorised,
  body: Type.Object(
    {
      old_password: Type.String({ minLength: 1, maxLength: 256, description: 'The present password.' }),
      new_password: newPassword,
    },
    { title: 'ChangePasswordRequest', description: 'The old and the new password.' },
  ),
  response: { ...doneByIdentity, ...turnedAway, 404: Problem },
});

export const getUserMetadata = operation('GET', '/my/user/metadata', {
  operationId: 'getUserMetadata',
  summary: 'What the user told of themselves',
  ...authorised,
  response: foundForUser(UserMetadata),
});

export const updateUserMetadata = operation('PATCH', '/my/user/metadata', {
  operationId: 'updateUserMetadata',
  summary: 'Changes what the user told of themselves',
  ...authorised,
  body: UserMetadataChange,
  response: changedForUser(UserMetadata),
});

export const saveUser = operation('POST', '/my/user/save', {
  operationId: 'saveUser',
  summary: 'Keeps the data of the account, with the consent to emails',
  ...authorised,
  body: UserChange,
  response: changedForUser(User),
});

export const initUser = operation('POST', '/my/user/init', {
  operationId: 'initUser',
  summary: 'Makes the user known after a login',
  description: 'The first source is kept. Takes no body.',
  ...authorised,
  querystring: Type.Object({
    userRegisterSource: Type.Optional(
      Type.String({ maxLength: 100, description: 'What the user signed up for; its case is kept.' }),
    ),
  }),
  response: foundForUser(User),
});
