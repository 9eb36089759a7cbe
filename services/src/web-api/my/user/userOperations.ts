import { Type } from 'typebox';
import { authorised, changedForUser, foundForUser, authorisationFailures } from '../../../rest/authorised.ts';
import { operation } from '../../../rest/operation.ts';
import { Problem } from '../../../rest/problem.ts';
import { doneByIdentity, newPassword } from '../../auth/authSchema.ts';
import { DeletedUser, OwnData, User, UserChange, UserMetadata, UserMetadataChange } from './userSchema.ts';

export const getUser = operation('GET', '/my/user', {
  operationId: 'getUser',
  summary: 'Get the account of the user',
  ...authorised,
  response: foundForUser(User),
});

export const exportUserData = operation('GET', '/my/user/data', {
  operationId: 'exportUserData',
  summary: 'Get everything stored about the user',
  description:
    'Applications and mails are included if the user has verified their address, by which they are found. Secrets of links are not, and of page views only the latest 10,000. One export at a time of a user, and up to 20 an hour.',
  ...authorised,
  response: { ...foundForUser(OwnData), 429: Problem },
});

export const deleteUser = operation('DELETE', '/my/user', {
  operationId: 'deleteUser',
  summary: 'Delete the account of the user',
  description:
    "Deletes the user's data and anonymises their reviews and contributions. Tokens from earlier sign-ins answer 401 afterwards, except here: repeated, this deletes nothing and answers the same. Mails this to the address if it is verified. 503: the identity service is unavailable, and nothing was deleted.",
  ...authorised,
  response: foundForUser(DeletedUser),
});

export const changePassword = operation('POST', '/my/user/change-password', {
  operationId: 'changePassword',
  summary: 'Change the password of the user, who must know the current one',
  description:
    'Ends the sign-ins of the user. With the access token of this one it goes on, but not in a user pool at Amazon, which cannot keep one. Up to 10 attempts an hour. 422 on old_password: it is wrong; on new_password: the identity service rejects it.',
  ...authorised,
  body: Type.Object(
    {
      old_password: Type.String({ minLength: 1, maxLength: 256, description: 'The current password.' }),
      new_password: newPassword,
      access_token: Type.Optional(
        Type.String({ minLength: 1, maxLength: 8192, description: 'The access token of the sign-in.' }),
      ),
    },
    { title: 'ChangePasswordRequest', description: 'The current and the new password.' },
  ),
  response: { ...doneByIdentity, ...authorisationFailures, 404: Problem },
});

export const getUserMetadata = operation('GET', '/my/user/metadata', {
  operationId: 'getUserMetadata',
  summary: 'Get the metadata of the user',
  ...authorised,
  response: foundForUser(UserMetadata),
});

export const updateUserMetadata = operation('PATCH', '/my/user/metadata', {
  operationId: 'updateUserMetadata',
  summary: 'Change the metadata of the user',
  ...authorised,
  body: UserMetadataChange,
  response: changedForUser(UserMetadata),
});

export const saveUser = operation('POST', '/my/user/save', {
  operationId: 'saveUser',
  summary: 'Save the account data of the user, including the consent to emails',
  ...authorised,
  body: UserChange,
  response: changedForUser(User),
});

export const initUser = operation('POST', '/my/user/init', {
  operationId: 'initUser',
  summary: 'Initialise the user after a login',
  description:
    'Keeps the source of the first login. After the address of the account was changed, what belongs to the former one follows. Takes no body.',
  ...authorised,
  querystring: Type.Object({
    userRegisterSource: Type.Optional(
      Type.String({ maxLength: 100, description: 'What the user signed up for; keeps its case.' }),
    ),
  }),
  response: foundForUser(User),
});
