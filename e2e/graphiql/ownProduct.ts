import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { freePort, listen } from '../harness/listen.ts';
import { untilReady } from '../harness/managedProcess.ts';
import { startNode, upstreamsAt, type Stop } from '../harness/stack.ts';

const issuer = 'https://identity.example/pool';
const client = 'graphiql-test';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A gateway with GraphiQL, in front of services that trust the tokens signed here. */
export interface OwnProduct {
  readonly graphql: string;
  readonly tokenOf: (sub: string) => string;
  readonly stop: () => Promise<void>;
}

/** Starts separate services and a separate gateway, because those of the other journeys have no identity service. */
export const startOwnProduct = async (): Promise<OwnProduct> => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }];
  const jwks = await listen(
    createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
    }),
  );
  const data = mkdtempSync(join(tmpdir(), 'citygigs-graphiql-'));
  const [servicesPort, gatewayPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${servicesPort}`;
  const stops: Stop[] = [jwks.close];
  const services = startNode(
    'graphiql-services',
    'services/src/main.ts',
    {
      SERVICES_PORT: String(servicesPort),
      SERVICES_ORIGIN: origin,
      DATA_DIR: data,
      ...testSettings,
      COGNITO_ISSUER: issuer,
      COGNITO_CLIENT_ID: client,
      JWKS_URL: `${jwks.origin}/jwks.json`,
    },
    stops,
  );
  const gateway = startNode(
    'graphiql-gateway',
    'gateway/src/main.ts',
    {
      GATEWAY_PORT: String(gatewayPort),
      ...upstreamsAt(origin),
    },
    stops,
  );
  await untilReady(services, `${origin}/healthz`, 300_000);
  await untilReady(gateway, `http://127.0.0.1:${gatewayPort}/healthz`, 60_000);
  return {
    graphql: `http://127.0.0.1:${gatewayPort}/graphql`,
    tokenOf: (sub) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = { sub, iss: issuer, aud: client, token_use: 'id', email: `${sub}@example.org` };
      const signed = `${part({ alg: 'RS256', kid: 'test' })}.${part({ ...claims, iat: now, exp: now + 600 })}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    stop: async () => {
      for (const end of stops.toReversed()) await end();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
