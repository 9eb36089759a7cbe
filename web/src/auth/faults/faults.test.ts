import { describe, expect, it } from 'vitest';
import english from '../../../../locales/en.json' with { type: 'json' };
import { identityError } from '../../../test/accountFixtures.ts';
import { faultKinds, faultOf, faultOfSending } from './faults.ts';

const textOf = (name: string, message = ''): string => english[faultOf(identityError(name, message)).message];

describe('the fault of an error', () => {
  it('has a text for each kind of the specification', { tags: ['R8.45'] }, () => {
    expect(Object.keys(faultKinds)).toEqual([
      'emptyUsername',
      'emptyPassword',
      'emptyCode',
      'invalidUsername',
      'invalidMfa',
      'noMfa',
      'noUserSession',
      'emptyChallengeResponse',
      'missingConfig',
      'noConfig',
      'signUpError',
      'autoSignInError',
    ]);
    for (const { message } of Object.values(faultKinds)) expect(english[message]).toBeTruthy();
  });

  it('is of the kind that Amplify’s error names', { tags: ['R8.45'] }, () => {
    const kinds = {
      EmptySignInUsername: 'emptyUsername',
      EmptySignInPassword: 'emptyPassword',
      EmptyConfirmSignUpCode: 'emptyCode',
      IncorrectMFAMethod: 'invalidMfa',
      MFAMethodNotFoundException: 'noMfa',
      UserUnAuthenticatedException: 'noUserSession',
      EmptyChallengeResponse: 'emptyChallengeResponse',
      AuthTokenConfigException: 'missingConfig',
      AuthUserPoolException: 'noConfig',
      AutoSignInException: 'autoSignInError',
    } as const;
    for (const [name, kind] of Object.entries(kinds))
      expect(faultOf(identityError(name, ''))).toEqual(faultKinds[kind]);
    expect(faultOf(identityError('InvalidParameterException', 'Invalid email address format.'))).toEqual(
      faultKinds.invalidUsername,
    );
    expect(faultOf(new Error('Anything else'), 'auth.error.signUp')).toEqual(faultKinds.signUpError);
  });

  it('belongs to the field that is empty', { tags: ['R5.01', 'R5.02', 'R5.03', 'R5.05', 'R5.30'] }, () => {
    const fields = {
      EmptySignUpUsername: 'email',
      EmptySignUpPassword: 'password',
      EmptySignInUsername: 'email',
      EmptySignInPassword: 'password',
      EmptyConfirmSignUpUsername: 'email',
      EmptyConfirmSignUpCode: 'code',
      EmptyresendSignUpCodeUsername: 'email',
      EmptyConfirmResetPasswordUsername: 'email',
      EmptyConfirmResetPasswordConfirmationCode: 'code',
      EmptyConfirmResetPasswordNewPassword: 'newPassword',
      EmptyChallengeResponse: 'answer',
    };
    for (const [name, field] of Object.entries(fields))
      expect(faultOf(identityError(name, 'is required')).field).toBe(field);
  });

  it('says that nobody is signed in', { tags: ['R8.35', 'R8.36'] }, () => {
    expect(textOf('AuthError', 'No current user')).toBe('Please log in first.');
    expect(textOf('AuthError', 'The user is not authenticated')).toBe('Please log in first.');
    expect(textOf('UserUnAuthenticatedException')).toBe('Please log in first.');
  });

  it(
    'says that signing in is not possible when the settings are wrong',
    { tags: ['R8.37', 'R8.40', 'R8.41'] },
    () => {
      const unavailable = 'Logging in isn’t possible at the moment. Try again later.';
      for (const message of [
        'Cognito User pool does not exist',
        'Federation requires either a User Pool or Identity Pool in config',
        'OAuth responses require a User Pool defined in config',
      ])
        expect(textOf('AuthError', message)).toBe(unavailable);
      expect(textOf('ResourceNotFoundException', 'User pool client x does not exist.')).toBe(unavailable);
    },
  );

  it('says that the service cannot be reached', { tags: ['R8.43', 'R8.44'] }, () => {
    const network = 'We can’t reach the login service. Check your connection and try again.';
    expect(textOf('NetworkError', 'A network error has occurred.')).toBe(network);
    expect(textOf('TypeError', 'Failed to fetch')).toBe(network);
  });

  it('says what went wrong in a hosted sign-in', { tags: ['R8.44'] }, () => {
    const hosted = 'Logging in this way didn’t work. Try again.';
    expect(textOf('OAuthSignInException', 'An error occurred while validating the state.')).toBe(hosted);
    expect(textOf('OAuthSignInException', 'No access token returned from OAuth flow.')).toBe(hosted);
  });

  it('quotes the texts of the specification', { tags: ['R8.46', 'R5.10'] }, () => {
    expect(textOf('AutoSignInException', 'The account was not confirmed on time.')).toBe(
      'Please confirm your account and use your credentials to sign in.',
    );
    expect(textOf('Error', 'Pending sign-in attempt already in progress')).toBe(
      'Pending sign-in attempt already in progress.',
    );
  });

  it('names a time where something was done too often', () => {
    const timed = /(?:Try again in an hour\.|up to 15 minutes\.)/;
    const limits = [
      ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
      ['TooManyRequestsException', 'Too many requests.'],
      ['TooManyFailedAttemptsException', 'Too many failed attempts.'],
      ['NotAuthorizedException', 'Password attempts exceeded'],
    ] as const;
    for (const [name, message] of limits) {
      expect(textOf(name, message)).toMatch(timed);
      expect(english[faultOfSending(identityError(name, message)).message]).toMatch(timed);
    }
    expect(faultOfSending(identityError('LimitExceededException', '')).message).toBe(
      'auth.error.tooManyMessages',
    );
  });

  it('tells a code that no longer works, and a password of before, from wrong ones', () => {
    expect(textOf('ExpiredCodeException', 'Invalid code provided, please request a code again.')).toBe(
      'This code no longer works. Request a new one.',
    );
    expect(faultOf(identityError('PasswordHistoryPolicyViolationException', 'used'))).toEqual({
      message: 'form.unchangedPassword',
      field: 'newPassword',
    });
  });

  it('does not tell whether an account exists', () => {
    const wrong = faultOf(identityError('NotAuthorizedException', 'Incorrect username or password.'));
    expect(faultOf(identityError('UserNotFoundException', 'User does not exist.'))).toEqual(wrong);
  });

  it('falls back to the caller’s message, or else to `auth.error.unknown`', () => {
    expect(faultOf('x').message).toBe('auth.error.unknown');
    expect(faultOf(new Error('?'), 'auth.error.hosted').message).toBe('auth.error.hosted');
  });
});
