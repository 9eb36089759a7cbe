import { describe, expect, it } from 'vitest';
import { dayOf, identityProviderOf, parseAccountId, profileFrom } from '../profileFrom.ts';
import { buildPatch, profilePatch } from './metadataPatch.ts';
import { writableAttributes } from './writableAttributes.ts';

describe('the personal data sent after a login', () => {
  it('are those that the metadata lacks', { tags: ['R4.43'] }, () => {
    expect(buildPatch({ phone: '1' }, { phone: '2', country: 'de' })).toEqual({ country: 'de' });
    expect(
      buildPatch({ phone: null, tags: [] }, { phone: '2', tags: ['a'], email: '', x: undefined }),
    ).toEqual({
      phone: '2',
      tags: ['a'],
    });
  });

  it('leave out names of the provider that the profile refuses', () => {
    const named = (given_name: string, family_name: string) =>
      profilePatch({}, { ...profileFrom({ sub: '1' }), given_name, family_name }, 'en');
    expect(named('Tove', 'Berg')).toEqual({ givenName: 'Tove', familyName: 'Berg', language: 'en' });
    expect(named('rides.example', '+49 176 4455')).toEqual({ language: 'en' });
  });
});

describe('the attributes of the user', () => {
  it('are written without the id and without what is verified', { tags: ['R5.11', 'R5.12'] }, () => {
    expect(
      writableAttributes({
        sub: '1',
        email_verified: 'true',
        phone_number_verified: 'true',
        given_name: 'Kim',
      }),
    ).toEqual({ given_name: 'Kim' });
  });

  it('name the provider before the bar, one of four', { tags: ['R1.30', 'R3.04', 'R3.05'] }, () => {
    expect(parseAccountId('cognito|123')).toEqual({ provider: 'cognito', id: '123' });
    for (const provider of ['google', 'facebook', 'auth0'])
      expect(parseAccountId(`${provider}|1`)?.provider).toBe(provider);
    for (const wrong of ['apple|1', 'github|1', 'Google|1', '|1', 'google', 'google|', ''])
      expect(parseAccountId(wrong)).toBeNull();
    expect(identityProviderOf({ sub: '1', 'custom:appjobs_user_id': 'github|1' })).toBeNull();
  });

  it('name the provider by the federated identity, or the user pool, without such an id', () => {
    expect(identityProviderOf({ sub: '1', identities: [{ providerName: 'Google' }] })).toBe('google');
    expect(profileFrom({ sub: '1' })['custom:appjobs_user_id']).toBe('cognito|1');
  });

  it('say that this is the first login unless they say otherwise', { tags: ['R3.19'] }, () => {
    expect(profileFrom({ sub: '1' }).registered_before).toBe(false);
    expect(profileFrom({ sub: '1', registered_before: 'false' }).registered_before).toBe(false);
    expect(profileFrom({ sub: '1', registered_before: 'true' }).registered_before).toBe(true);
    expect(profileFrom({ sub: '1', registered_before: true }).registered_before).toBe(true);
  });

  it('have the day of the login', { tags: ['R3.22'] }, () => {
    expect(dayOf('2024-03-05T23:59:59.999Z')).toBe('2024-03-05');
    expect(profileFrom({ sub: '1', loginDate: '2024-03-05T10:00:00Z' }).loginDate).toBe('2024-03-05');
  });
});
