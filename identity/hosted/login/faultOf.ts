import { IdentityError } from '../../rpc/identityError.ts';
import type { HostedTexts } from '../texts/hostedTexts.ts';

/** The text for an error of an operation. Rethrows any other error. */
export const faultOf = (error: unknown): keyof HostedTexts => {
  if (!(error instanceof IdentityError)) throw error;
  switch (error.name) {
    case 'NotAuthorizedException':
      if (error.message === 'User is disabled.') return 'disabled';
      if (error.message.startsWith('Invalid session')) return 'startAgain';
      return error.message === 'Password attempts exceeded' ? 'tooManyAttempts' : 'wrongPassword';
    case 'LimitExceededException':
    case 'TooManyRequestsException':
      return 'tooManyAttempts';
    case 'CodeMismatchException':
    case 'ExpiredCodeException':
      return 'wrongCode';
    case 'PasswordResetRequiredException':
      return 'resetRequired';
    case 'PasswordHistoryPolicyViolationException':
      return 'samePassword';
    case 'InvalidPasswordException':
      return 'weakPassword';
    default:
      return 'notPossible';
  }
};
