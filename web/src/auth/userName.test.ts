import { describe, expect, it } from 'vitest';
import { isNameEditable, userName, type NamedUser } from './userName.ts';

const user = (identityProvider: string, more: Partial<NamedUser> = {}): NamedUser => ({
  identityProvider,
  email: 'ada@example.org',
  givenName: 'Ada',
  familyName: 'King',
  metadata: { givenName: 'Augusta', familyName: 'Lovelace' },
  ...more,
});

describe('the name of a signed-in user', () => {
  it.each([
    ['COGNITO', 'Augusta Lovelace'],
    ['AUTH0', 'Augusta Lovelace'],
    ['GOOGLE', 'Ada King'],
    ['FACEBOOK', 'Ada King'],
  ])('of %s is %s', { tags: ['R6.25'] }, (provider, name) => {
    expect(userName(user(provider))).toBe(name);
  });

  it('falls back to the other source, and then to the email address', { tags: ['R6.25'] }, () => {
    expect(userName(user('COGNITO', { metadata: { givenName: null, familyName: 'Lovelace' } }))).toBe(
      'Ada Lovelace',
    );
    expect(userName(user('GOOGLE', { givenName: null, familyName: null }))).toBe('Augusta Lovelace');
    expect(userName(user('GOOGLE', { givenName: null, familyName: null, metadata: null }))).toBe(
      'ada@example.org',
    );
  });

  it('can be edited only where the site keeps it', { tags: ['R6.26'] }, () => {
    expect(['COGNITO', 'AUTH0', 'GOOGLE', 'FACEBOOK'].filter(isNameEditable)).toEqual(['COGNITO', 'AUTH0']);
  });
});
