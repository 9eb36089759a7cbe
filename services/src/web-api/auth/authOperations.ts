import { Type } from 'typebox';
import { operation } from '../../rest/operation.ts';
import { doneByIdentity, doneOrLimited, email, newPassword, token } from './authSchema.ts';

export const forgotPassword = operation('POST', '/auth/forgot-password', {
  operationId: 'forgotPassword',
  summary: 'Sends a link to choose a new password, in the language of the path',
  description:
    'Answers the same whether there is an account or not. At most 5 times an hour for an address, 30 times for a caller. 429: Retry-After says in how many seconds.',
  body: Type.Object(
    { email },
    { title: 'ForgotPasswordRequest', description: 'Whose password is forgotten.' },
  ),
  response: doneByIdentity,
});

export const checkResetPasswordToken = operation('POST', '/auth/check-reset-password-token', {
  operationId: 'checkResetPasswordToken',
  summary: 'Tells whether a link to choose a new password can still be used',
  description: '422, code invalid: it cannot. Uses nothing up.',
  body: Type.Object(
    { email, token },
    { title: 'CheckResetPasswordTokenRequest', description: 'The first two parts of the link.' },
  ),
  response: doneOrLimited,
});

export const resetPassword = operation('POST', '/auth/reset-password', {
  operationId: 'resetPassword',
  summary: 'Sets a new password with the three parts of the link',
  description:
    'A link works once, within an hour. 422 on the field token: it cannot be used; on the field password: that one is not good enough. 503: the identity service cannot be reached, and the link can still be used.',
  body: Type.Object(
    {
      email,
      token,
      secretHash: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'The third part of the link, which ties the token to the address.',
      }),
      password: newPassword,
    },
    { title: 'ResetPasswordRequest', description: 'The parts of the link and the new password.' },
  ),
  response: doneByIdentity,
});

export const verifyEmailSend = operation('POST', '/auth/verify-email-send', {
  operationId: 'verifyEmailSend',
  summary: 'Sends a link that shows whose address it is, in the language of the path',
  description:
    'Sends nothing to addresses that are verified or unknown, and answers the same. At most 5 times an hour for an address, 30 times for a caller.',
  body: Type.Object({ email }, { title: 'VerifyEmailSendRequest', description: 'The address to verify.' }),
  response: doneByIdentity,
});

export const verifyEmailConfirm = operation('POST', '/auth/verify-email-confirm', {
  operationId: 'verifyEmailConfirm',
  summary: 'Marks an address as verified with the token of the link',
  description: 'A link works once, within three days. 422, code invalid: it cannot be used.',
  body: Type.Object(
    { email, token },
    { title: 'VerifyEmailConfirmRequest', description: 'The address and the code of the link.' },
  ),
  response: doneByIdentity,
});
