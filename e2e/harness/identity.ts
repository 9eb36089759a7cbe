import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from './listen.ts';

const issuer = 'https://identity.example/pool';
const client = 'e2e';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A minimal identity service: it publishes its keys and signs id tokens. */
export interface Identity {
  /** Settings that make the services trust these tokens. */
  readonly environment: Record<string, string>;
  /** A token for this user that is valid for `seconds`. */
  readonly tokenOf: (user: string, seconds: number) => string;
  readonly stop: () => Promise<void>;
}

/** Starts an identity service with its own key. */
export const startIdentity = async (): Promise<Identity> => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'e2e', use: 'sig', alg: 'RS256' }];
  const { origin, close } = await listen(
    createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
    }),
  );
  return {
    environment: { COGNITO_ISSUER: issuer, COGNITO_CLIENT_ID: client, JWKS_URL: `${origin}/jwks.json` },
    tokenOf: (user, seconds) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = { sub: user, iss: issuer, aud: client, token_use: 'id', email: `${user}@example.org` };
      const head = part({ alg: 'RS256', kid: 'e2e' });
      const signed = `${head}.${part({ ...claims, iat: now - 60, exp: now + seconds })}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    stop: close,
  };
};
