import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const issuer = 'https://identity.example/pool';
const client = 'gateway-test';

type Part = Readonly<Record<string, unknown>>;

const encoded = (value: Part): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A pair of keys as identity services sign with. */
export const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

interface TokenChange {
  readonly claims?: Part;
  readonly header?: Part;
  readonly key?: KeyObject;
}

/** Signs id tokens with its own keys, which it publishes as identity services do. */
export const startIdentity = async () => {
  const pairs = [keyPair()];
  const published = { status: 200, requests: 0 };
  const server = createServer((_request, response) => {
    published.requests += 1;
    const keys = pairs.map(({ publicKey }, at) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid: `key-${at}`,
      use: 'sig',
      alg: 'RS256',
    }));
    response
      .writeHead(published.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** A valid token, or one with other claims, another header or another key. */
  const changedToken = (sub: string, { claims, header, key }: TokenChange = {}): string => {
    const now = Math.floor(Date.now() / 1000);
    const own = { sub, iss: issuer, aud: client, token_use: 'id', email: `${sub}@example.org` };
    const head = { alg: 'RS256', kid: `key-${pairs.length - 1}`, ...header };
    const body = { ...own, iat: now, auth_time: now, exp: now + 600, ...claims };
    const signed = `${encoded(head)}.${encoded(body)}`;
    const privateKey = key ?? pairs.at(-1)?.privateKey;
    if (privateKey === undefined) throw new Error('There is no key');
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };

  return {
    /** The settings with which gateway and services trust these tokens. */
    env: {
      COGNITO_ISSUER: issuer,
      COGNITO_CLIENT_ID: client,
      JWKS_URL: `http://127.0.0.1:${port}/jwks.json`,
    },
    /** The status with which the keys are published, and how often they were read. */
    published,
    /** Signs with a new key from now on; the old ones stay published. */
    rotate: () => void pairs.push(keyPair()),
    changedToken,
    tokenOf: (sub: string, signedInAt?: number): string =>
      changedToken(sub, signedInAt === undefined ? {} : { claims: { auth_time: signedInAt } }),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export type RunningIdentity = Awaited<ReturnType<typeof startIdentity>>;
