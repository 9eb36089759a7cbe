import { Type } from 'typebox';
import { authorisationFailures, authorisedOrGuest } from '../../rest/authorised.ts';
import { operation } from '../../rest/operation.ts';
import { doneByIdentity, email, newPassword, token } from './authSchema.ts';

export const forgotPassword = operation('POST', '/auth/forgot-password', {
  operationId: 'forgotPassword',
  summary: 'Send a link to choose a new password, in the language of the path',
  description:
    'The answer does not depend on whether the account exists. Allows 10 mails an hour to an address, 5 of them at the request of one network, and 30 requests of a network in a quarter of an hour; beyond that, the answer is a 429 with Retry-After in seconds. A network from which the user signed in has 5 mails of its own.',
  body: Type.Object(
    { email },
    { title: 'ForgotPasswordRequest', description: 'The address of the account.' },
  ),
  response: doneByIdentity,
});

export const checkResetPasswordToken = operation('POST', '/auth/check-reset-password-token', {
  operationId: 'checkResetPasswordToken',
  summary: 'Check whether a link to choose a new password can be used',
  description: '422: the link cannot be used. The check does not use up the link.',
  body: Type.Object(
    { email, token },
    { title: 'CheckResetPasswordTokenRequest', description: 'The address and the token of the link.' },
  ),
  response: doneByIdentity,
});

export const resetPassword = operation('POST', '/auth/reset-password', {
  operationId: 'resetPassword',
  summary: 'Set a new password with the three parts of the link',
  description:
    'A link works once, within an hour, and only until the account gets another password or address; the same request, repeated with no other in between, is answered again. 422 on token: the link cannot be used; on password: the identity service rejects the password. 503: the identity service is unavailable, and the link remains usable.',
  body: Type.Object(
    {
      email,
      token,
      secretHash: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'The third part of the link, which binds the token to the address.',
      }),
      password: newPassword,
    },
    { title: 'ResetPasswordRequest', description: 'The parts of the link and the new password.' },
  ),
  response: doneByIdentity,
});

export const verifyEmailSend = operation('POST', '/auth/verify-email-send', {
  ...authorisedOrGuest,
  operationId: 'verifyEmailSend',
  summary: 'Send a link that verifies an address, in the language of the path',
  description:
    'Sends nothing to verified or unknown addresses, but answers the same. With a token, the link verifies only the account of its user, and nothing is sent to addresses of others. Limited like forgot-password.',
  body: Type.Object({ email }, { title: 'VerifyEmailSendRequest', description: 'The address to verify.' }),
  response: { ...doneByIdentity, ...authorisationFailures },
});

export const verifyEmailConfirm = operation('POST', '/auth/verify-email-confirm', {
  ...authorisedOrGuest,
  operationId: 'verifyEmailConfirm',
  summary: 'Verify an address with the token of the link',
  description:
    'A link works once, within three days. With a token, it verifies only the account of its user. 422: the link cannot be used.',
  body: Type.Object(
    { email, token },
    { title: 'VerifyEmailConfirmRequest', description: 'The address and the token of the link.' },
  ),
  response: { ...doneByIdentity, ...authorisationFailures },
});
