import { Type } from 'typebox';
import { authorised, changedForUser, foundForUser } from '../../../rest/authorised.ts';
import { operation } from '../../../rest/operation.ts';
import { User, UserChange, UserMetadata, UserMetadataChange } from './userSchema.ts';

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
