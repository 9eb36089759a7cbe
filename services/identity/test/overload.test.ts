import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentityServer } from '../server/createIdentityServer.ts';
import { startTestIdentity, type TestIdentity } from './startTestIdentity.ts';

let identity: TestIdentity;
let full: Awaited<ReturnType<typeof createIdentityServer>>;

beforeAll(async () => {
  identity = await startTestIdentity();
  full = await createIdentityServer({
    ...identity.deps,
    adminKey: 'key',
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
