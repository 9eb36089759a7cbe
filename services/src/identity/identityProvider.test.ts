import { describe, expect, it } from 'vitest';
import { identityProviderOf } from './identityProvider.ts';

describe('the identity provider of a token', () => {
  it.each([
    ['google', { 'custom:appjobs_user_id': 'google|108', identities: [{ providerName: 'Facebook' }] }],
    ['facebook', { identities: [{ providerName: 'Facebook', userId: '7' }] }],
    ['google', { identities: '[{"providerName":"Google"}]' }],
    ['auth0', { 'custom:appjobs_user_id': 'auth0|5f' }],
    ['cognito', { 'custom:appjobs_user_id': 'cognito|1' }],
    ['cognito', { 'custom:appjobs_user_id': 'google', identities: '{' }],
    ['cognito', { 'custom:appjobs_user_id': 'github|1', identities: [{ providerName: 'GitHub' }] }],
    ['cognito', { identities: [null] }],
    ['cognito', {}],
  ])('is %s for %j', { tags: ['R3.05'] }, (provider, claims) => {
    expect(identityProviderOf(claims)).toBe(provider);
  });
});
