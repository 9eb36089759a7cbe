import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Environment } from './environment.ts';
import {
  embeddedPoolId,
  identityOriginOf,
  identitySettingsOf,
  identityVariables,
  issuerOf,
} from './identitySettings.ts';

const variables = z.object(identityVariables);
const settingsOf = (env: Environment) => identitySettingsOf(variables.parse(env));

describe('whose id tokens are trusted', () => {
  it('is the embedded identity service by default, where browsers find it', () => {
    for (const [env, origin] of [
      [{}, 'http://localhost:4200'],
      [{ IDENTITY_PORT: '4999' }, 'http://localhost:4999'],
      [{ IDENTITY_ORIGIN: 'https://id.example/' }, 'https://id.example'],
    ] as const) {
      expect(identityOriginOf(variables.parse(env))).toBe(origin);
      const issuer = issuerOf({ origin, poolId: embeddedPoolId });
      expect(issuer).toBe(`${origin}/us-east-1_Embedded1`);
      expect(settingsOf(env)).toEqual({
        issuers: [issuer],
        clientId: 'citygigsembeddedclient0001',
        jwksUrl: `${issuer}/.well-known/jwks.json`,
      });
    }
  });

  it('is a user pool at Amazon if one is set, in both forms of its issuer', { tags: ['R5.31'] }, () => {
    const pool = 'cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Example1';
    expect(settingsOf({ COGNITO_USER_POOL_ID: 'eu-central-1_Example1', COGNITO_CLIENT_ID: 'web' })).toEqual({
      issuers: [`https://${pool}`, `https://issuer-${pool}`],
      clientId: 'web',
      jwksUrl: `https://${pool}/.well-known/jwks.json`,
    });
  });

  it('is the issuer that is set, whose keys may be elsewhere', () => {
    const env = { COGNITO_ISSUER: 'https://identity.example/pool/', JWKS_URL: 'http://127.0.0.1:4200/keys' };
    expect(settingsOf(env)).toMatchObject({
      issuers: ['https://identity.example/pool/'],
      jwksUrl: 'http://127.0.0.1:4200/keys',
    });
  });
});
