import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedTransport, transportWith } from '../../gateway/src/rest/signedTransport.ts';
import { callLimits } from '../../gateway/src/rest/callLimits.ts';
import { requireSignature } from '../../services/src/server/requireSignature.ts';
import { answerError } from '../../services/src/server/answerError.ts';

// The one of the services.
const Fastify = createRequire(new URL('../../services/package.json', import.meta.url))('fastify');

const secret = 'what gateway and services know, 32 characters';
let app;
let origin;

beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(answerError);
  requireSignature(app, [secret]);
  app.get('/web-api/:language/cities', ({ query }) => query);
  app.post('/sales-api/lead', ({ body }) => body);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const limitOf = callLimits(
  () => ({ responseTimeoutMs: 5_000, overallTimeoutMs: 5_000 }),
  () => null,
  null,
);

const send = async (transport, request) => {
  const limit = limitOf(false, 'web-api');
  try {
    return await transport({ headers: {}, body: null, ...request }, limit);
  } finally {
    limit.end();
  }
};

describe('a request of the gateway to the services', () => {
  const read = () => ({ method: 'GET', url: `${origin}/web-api/en/cities?name=S%C3%A3o%20Paulo&ids=1,2` });
  const lead = () => ({
    method: 'POST',
    url: `${origin}/sales-api/lead`,
    headers: { 'content-type': 'application/json', authorization: 'Bearer x', 'idempotency-key': 'k' },
    body: '{"name":"Zoë"}',
  });

  it('is taken with a signature by their secret', async () => {
    const transport = signedTransport(secret);
    expect(await send(transport, read())).toMatchObject({
      status: 200,
      text: '{"name":"São Paulo","ids":"1,2"}',
    });
    expect(await send(transport, lead())).toMatchObject({ status: 200, text: '{"name":"Zoë"}' });
  });

  it('fails without one, and does not look like one of a user who is signed out', async () => {
    for (const transport of [transportWith(null), transportWith('another secret, which has 32 characters')])
      for (const request of [read(), lead()])
        await expect(send(transport, request)).rejects.toThrow('UPSTREAM_SECRET');
  });
});
