import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError } from './answerError.ts';
import { hashOf, signatureHeader, signatureOf } from '@citygigs/server/http/requestSignature.ts';
import { requireSignature } from './requireSignature.ts';

const secret = 'the secret of the gateway, which is long';
const oldSecret = 'the secret before, which still is accepted';
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler(answerError);
  requireSignature(app, [secret, oldSecret]);
  app.get('/web-api/:language/cities', () => ({}));
  app.post('/web-api/:language/reviews', ({ body }) => ({ body: body ?? null }));
  for (const path of [
    '/healthz',
    '/readyz',
    '/docs',
    '/images/:name',
    '/outbox',
    '/outbox.json',
    '/partner-site/:name',
  ])
    app.get(path, () => ({}));
  await app.ready();
});
afterAll(() => app.close());

type Changes = Partial<Parameters<typeof signatureOf>[1]> & { readonly secret?: string };

interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly url?: string;
  readonly body?: string;
  readonly token?: string;
  readonly key?: string;
}

/** Signs a request, unless something of the signed text is changed. */
const signed = (
  { method = 'GET', url = '/web-api/en/cities?ids=1', body, token, key }: Sent,
  changes: Changes = {},
) => {
  const { secret: signedBy = secret, ...others } = changes;
  const parts = {
    method,
    path: url,
    seconds: Math.floor(Date.now() / 1000),
    authorization: token ?? '',
    bodyHash: hashOf(body ?? ''),
    idempotencyKey: key ?? '',
    ...others,
  };
  const signature = `${parts.seconds},${parts.bodyHash},${signatureOf(signedBy, parts)}`;
  const headers = {
    [signatureHeader]: signature,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: token }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return { method, url, headers, ...(body === undefined ? {} : { payload: body }) } satisfies InjectOptions;
};

const statusOf = async (request: InjectOptions) => (await app.inject(request)).statusCode;

describe('requests to the services', () => {
  const review = {
    method: 'POST',
    url: '/web-api/en/reviews',
    body: '{"rating":5}',
    token: 'Bearer a',
    key: '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11',
  } as const;

  it('are answered if a gateway has signed them, by the present or the former secret', async () => {
    expect(await statusOf(signed({}))).toBe(200);
    expect(await statusOf(signed(review))).toBe(200);
    expect(await statusOf(signed({}, { secret: oldSecret }))).toBe(200);
    expect((await app.inject(signed(review))).json()).toEqual({ body: { rating: 5 } });
  });

  it('are refused without a signature, by any spelling of the path, and say which one is missing', async () => {
    for (const url of [
      '/web-api/en/cities',
      '/web-api/en/cities/',
      '/web%2Dapi/en/cities',
      '//web-api/en/cities',
    ])
      expect([401, 404]).toContain(await statusOf({ url }));
    const answer = await app.inject('/web-api/en/cities');
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Signature']);
  });

  it.each<[string, Changes]>([
    ['another secret', { secret: 'a secret that nobody knows, as long as it is' }],
    ['another method', { method: 'GET' }],
    ['another path', { path: '/web-api/de/reviews' }],
    ['another query', { path: '/web-api/en/reviews?all=1' }],
    ['another user', { authorization: 'Bearer b' }],
    ['no user', { authorization: '' }],
    ['another idempotency key', { idempotencyKey: '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a12' }],
    ['no idempotency key', { idempotencyKey: '' }],
    ['another body', { bodyHash: hashOf('{"rating":1}') }],
    ['no body', { bodyHash: hashOf('') }],
    ['six minutes ago', { seconds: Math.floor(Date.now() / 1000) - 360 }],
    ['in six minutes', { seconds: Math.floor(Date.now() / 1000) + 360 }],
  ])('are refused if they were signed with or for %s', async (_what, changes) => {
    expect(await statusOf(signed(review, changes))).toBe(401);
  });

  it('are refused if their body was taken away', async () => {
    const { payload: _payload, headers, ...rest } = signed(review);
    const { 'content-type': _type, ...others } = headers;
    expect(await statusOf({ ...rest, headers: others })).toBe(401);
  });

  it.each([
    '',
    'x',
    '1,2,3',
    `${'9'.repeat(12)},${'a'.repeat(43)},${'b'.repeat(43)}`,
    `NaN,${'a'.repeat(43)},${'b'.repeat(43)}`,
  ])('are refused with the signature %j', async (signature) => {
    expect(await statusOf({ url: '/web-api/en/cities', headers: { [signatureHeader]: signature } })).toBe(
      401,
    );
  });

  it.each(['/healthz', '/readyz', '/docs', '/images/a', '/outbox', '/outbox.json', '/partner-site/a'])(
    'need no signature for %s',
    async (url) => {
      expect(await statusOf({ url })).toBe(200);
    },
  );
});
