import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IdentitySettings } from '@citygigs/server/config/identitySettings.ts';

type Claims = Record<string, unknown>;

export interface TestIdentity {
  settings: IdentitySettings;
  /** Returns how often the keys were fetched. */
  keyRequests: () => number;
  /** Creates a token of a user, optionally with other claims, another header or another key. */
  tokenOf: (sub: string, change?: { claims?: Claims; header?: Claims; key?: KeyObject }) => string;
  stop: () => void;
}

const issuer = 'https://identity.test/pool';
const clientId = 'citygigs-test';

const part = (value: Claims): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts an issuer of id tokens that publishes its keys. */
export const startIdentity = async (): Promise<TestIdentity> => {
  const pairs = [generateKeyPairSync('rsa', { modulusLength: 2048 })];
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    const keys = pairs.map(({ publicKey }, at) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid: `key-${at}`,
      use: 'sig',
      alg: 'RS256',
    }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const tokenOf: TestIdentity['tokenOf'] = (sub, { claims, header, key } = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const signed = `${part({ alg: 'RS256', kid: `key-${pairs.length - 1}`, ...header })}.${part({
      sub,
      iss: issuer,
      aud: clientId,
      token_use: 'id',
      email: `${sub}@example.org`,
      given_name: 'Ada',
      family_name: 'Łovelace',
      iat: now,
      exp: now + 3600,
      ...claims,
    })}`;
    const privateKey = key ?? pairs.at(-1)?.privateKey;
    if (privateKey === undefined) throw new Error('There is no key.');
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };

  return {
    settings: { issuers: [issuer], clientId, jwksUrl: `http://127.0.0.1:${port}/jwks.json` },
    keyRequests: () => requests,
    tokenOf,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
