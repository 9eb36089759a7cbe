// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hostedOrigin, identityOrigins } from './identityOrigins.ts';
import { parseConfig } from './parseConfig.ts';
import type { Environment } from '@citygigs/server/config/environment.ts';

const amazon = {
  COGNITO_USER_POOL_ID: 'eu-central-1_AbCdEfGhI',
  COGNITO_CLIENT_ID: 'client',
  COGNITO_IDENTITY_POOL_ID: 'eu-west-1:7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11',
  COGNITO_OAUTH_DOMAIN: 'login.example.com',
};
const authOf = (env: Environment) => parseConfig(env).site.auth;

describe('the settings of the identity service', () => {
  it('are those of the embedded service by default', () => {
    expect(authOf({})).toEqual({
      userPoolId: 'us-east-1_Embedded1',
      clientId: 'citygigsembeddedclient0001',
      identityPoolId: 'us-east-1:00000000-0000-4000-8000-000000000001',
      identityOrigin: 'http://localhost:4200',
      oauthDomain: 'localhost:4200',
      verification: 'code',
      authFlow: 'USER_SRP_AUTH',
    });
    expect(authOf({ IDENTITY_ORIGIN: 'http://localhost:4300/' })).toMatchObject({
      identityOrigin: 'http://localhost:4300',
      oauthDomain: 'localhost:4300',
    });
  });

  it('name no endpoint with a user pool of Amazon', () => {
    expect(authOf({ ...amazon, COGNITO_VERIFICATION: 'link', COGNITO_AUTH_FLOW: 'CUSTOM_WITH_SRP' })).toEqual(
      {
        userPoolId: 'eu-central-1_AbCdEfGhI',
        clientId: 'client',
        identityPoolId: amazon.COGNITO_IDENTITY_POOL_ID,
        identityOrigin: null,
        oauthDomain: 'login.example.com',
        verification: 'link',
        authFlow: 'CUSTOM_WITH_SRP',
      },
    );
  });

  it('must be complete with a user pool of Amazon', { tags: ['R8.40', 'R8.41'] }, () => {
    expect(() => authOf({ COGNITO_USER_POOL_ID: amazon.COGNITO_USER_POOL_ID })).toThrow(
      [
        'COGNITO_CLIENT_ID must be set when COGNITO_USER_POOL_ID names a user pool of Amazon',
        'COGNITO_IDENTITY_POOL_ID must be set when COGNITO_USER_POOL_ID names a user pool of Amazon',
        'COGNITO_OAUTH_DOMAIN must be set when COGNITO_USER_POOL_ID names a user pool of Amazon',
      ].join('\n'),
    );
  });

  it('have a user pool id with region and name', { tags: ['R5.31'] }, () => {
    for (const id of ['nounderscore', 'us-east-1_', '_abc', 'us-east-1_with-dash', 'us east_abc'])
      expect(() => authOf({ ...amazon, COGNITO_USER_POOL_ID: id })).toThrow(
        'COGNITO_USER_POOL_ID must be a user pool id',
      );
  });

  it('have a user pool id of at most 55 characters', { tags: ['R5.31', 'R9.11'] }, () => {
    const longest = 'eu-west-1_'.padEnd(55, 'a');
    expect(authOf({ ...amazon, COGNITO_USER_POOL_ID: longest }).userPoolId).toBe(longest);
    expect(() => authOf({ ...amazon, COGNITO_USER_POOL_ID: `${longest}a` })).toThrow(
      'COGNITO_USER_POOL_ID must have at most 55 characters',
    );
  });

  it('have the host of the hosted sign-in page, not its address', () => {
    expect(() => authOf({ ...amazon, COGNITO_OAUTH_DOMAIN: 'https://login.example.com' })).toThrow(
      'COGNITO_OAUTH_DOMAIN must be the host of the hosted sign-in page, without https://',
    );
  });
});

describe('the origins that a browser signs in with', () => {
  it('are the embedded service alone, by http', () => {
    expect(identityOrigins(authOf({}))).toEqual(['http://localhost:4200']);
  });

  it('are the pools of Amazon and the hosted page, by https', () => {
    expect(identityOrigins(authOf(amazon))).toEqual([
      'https://cognito-idp.eu-central-1.amazonaws.com',
      'https://cognito-identity.eu-west-1.amazonaws.com',
      'https://login.example.com',
    ]);
  });

  it('have no http for a hosted page on another machine, or of Amazon', () => {
    const http = { IDENTITY_ORIGIN: 'http://localhost:4200' };
    expect(hostedOrigin(authOf({ ...http, COGNITO_OAUTH_DOMAIN: 'login.example.com' }))).toBe(
      'https://login.example.com',
    );
    expect(hostedOrigin(authOf({ ...amazon, COGNITO_OAUTH_DOMAIN: 'localhost:4200' }))).toBe(
      'https://localhost:4200',
    );
  });
});
