import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const issuer = 'https://identity.example/pool';
const client = 'gateway-test';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs id tokens with its own key, which it publishes as identity services do. */
export const startIdentity = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** The settings with which the services trust these tokens. */
    env: {
      COGNITO_ISSUER: issuer,
      COGNITO_CLIENT_ID: client,
      JWKS_URL: `http://127.0.0.1:${port}/jwks.json`,
    },
    tokenOf: (sub: string, signedInAt?: number): string => {
      const now = Math.floor(Date.now() / 1000);
      const claims = { sub, iss: issuer, aud: client, token_use: 'id', email: `${sub}@example.org` };
      const signed = `${part({ alg: 'RS256', kid: 'test' })}.${part({ ...claims, iat: now, auth_time: signedInAt ?? now, exp: now + 600 })}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
