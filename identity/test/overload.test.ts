import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentityServer } from '../server/createIdentityServer.ts';
import { openEmptyDatabase } from '../../services/test/openEmptyDatabase.ts';
import { adminCredentials, startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

let identity: TestIdentity;
let full: Awaited<ReturnType<typeof createIdentityServer>>;

beforeAll(async () => {
  // Embedded, because the connections of a pool are not given to networks in turn.
  identity = await startTestIdentity({}, await openEmptyDatabase());
  full = await createIdentityServer({
    ...identity.deps,
    adminCredentials,
    trustedProxies: [],
    logger: false,
    requestTimeoutMs: 30_000,
    overload: { maxRequests: 0, maxDelayMs: Infinity },
  });
  await full.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await full.close();
  await identity.stop();
  await identity.deps.database.close();
});

it('refuses what is too much with 503, which pages of the site can read, and tells its health', async () => {
  const origin = `http://127.0.0.1:${(full.server.address() as AddressInfo).port}`;
  const refused = await fetch(origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      origin: 'http://site.test',
    },
    body: '{}',
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://site.test');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

it('begins the sign-ins of each network in turn, so that one with many delays the others little', async () => {
  const app = await createIdentityServer({
    ...identity.deps,
    adminCredentials,
    trustedProxies: ['loopback'],
    logger: false,
    requestTimeoutMs: 30_000,
  });
  const ended: string[] = [];
  const begin = async (address: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        'x-forwarded-for': address,
      },
      payload: {
        ClientId: identity.settings.clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: `nobody-of-${address}@example.org`, SRP_A: 'abc' },
      },
    });
    expect(answer.statusCode).toBe(200);
    ended.push(address);
  };
  const many = Array.from({ length: 60 }, () => begin('192.0.2.1'));
  await begin('198.51.100.1');
  expect(ended.length).toBeLessThan(30);
  await Promise.all(many);
  await app.close();
});
