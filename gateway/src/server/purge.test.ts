import { describe, expect, it } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { startGateway } from '../../test/startGateway.ts';
import { cityRow } from '../../test/rows.ts';
import { signatureOf } from '@citygigs/server/purging/signedPurges.ts';

const secret = 'a secret of at least 32 characters';
const stack = setUpStack({ PURGE_SECRET: secret, PUBLIC_MAX_AGE_MS: '3600000' });
const berlin = '/web-api/en/cities/slug/berlin';

const now = () => Math.floor(Date.now() / 1_000);
let last = 0;

/** A time at which this file has signed nothing yet. */
const nextTime = (): string => {
  last = Math.max(last + 1, now() - 200);
  return String(last);
};

const send = async (
  body: string,
  {
    time = nextTime(),
    signature = signatureOf(secret, time, body),
    url = stack.gateway.url,
    ...init
  }: RequestInit & { readonly time?: string; readonly signature?: string; readonly url?: string } = {},
) => {
  const headers = { 'x-purge-timestamp': time, 'x-purge-signature': signature };
  const response = await fetch(new URL('/purge', url), { method: 'POST', headers, body, ...init });
  const answer = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [response.status, answer.errors?.[0]?.extensions.code ?? answer];
};

const name = async () => (await stack.gateway.ask('{ city(slug: "berlin") { name } }')).data?.['city'];
const ids = '{"ids":["Q2l0eTo3"]}';

describe('POST /purge', () => {
  it('makes the gateway forget what it shares, once for each signature', async () => {
    stack.rest.on(berlin, cityRow({ name: 'Old' }));
    await send('{"all":true}');
    expect(await name()).toEqual({ name: 'Old' });
    stack.rest.on(berlin, cityRow({ name: 'New' }));
    expect(await name()).toEqual({ name: 'Old' });
    const time = nextTime();
    expect(await send(ids, { time })).toEqual([200, { receivers: null }]);
    expect(await name()).toEqual({ name: 'New' });
    stack.rest.on(berlin, cityRow({ name: 'Newest' }));
    expect(await send(ids, { time })).toEqual([409, 'REPEATED']);
    expect(await name()).toEqual({ name: 'New' });
  });

  it.each([
    ['another secret', { signature: signatureOf('another secret', String(now()), ids), time: String(now()) }],
    ['another body', { signature: signatureOf(secret, String(now()), '{"all":true}'), time: String(now()) }],
    ['another time', { signature: signatureOf(secret, String(now() - 1), ids), time: String(now()) }],
    ['a time long ago', { time: String(now() - 302) }],
    ['a time to come', { time: String(now() + 302) }],
    ['a time that is none', { time: 'tomorrow' }],
    ['no signature', { signature: '' }],
    ['a signature of another length', { signature: 'ab' }],
    ['a signature that is none', { signature: 'x'.repeat(64) }],
  ])('is refused with %s', async (_what, options) => {
    expect(await send(ids, options)).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is refused without the headers, before its body is read', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: async (controller) => {
        sent += 1;
        await new Promise((next) => setTimeout(next, 20));
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    const request = send('', { body, headers: {}, duplex: 'half' } as RequestInit);
    expect(await request).toEqual([401, 'UNAUTHENTICATED']);
    expect(sent).toBeLessThan(20);
  });

  it.each([
    '',
    '{}x',
    '[]',
    '{"ids":"a"}',
    '{"ids":[1]}',
    '{"all":false}',
    '{"all":true,"ids":[]}',
    '{"id":[]}',
  ])('is refused for the body %j', async (body) => expect(await send(body)).toEqual([422, 'BAD_REQUEST']));

  it('is refused for more than 64 kB and for more than 1000 ids', async () => {
    expect(await send('x'.repeat(70_000))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const many = JSON.stringify({ ids: Array.from({ length: 1_001 }, () => 'a') });
    expect(await send(many)).toEqual([422, 'BAD_REQUEST']);
  });

  it('does not exist without a secret, nor for other methods', async () => {
    const closed = await startGateway(stack.rest.origin);
    stack.rest.on(berlin, json(500));
    expect(await send(ids, { url: closed.url })).toEqual([404, 'NOT_FOUND']);
    const get = await fetch(new URL('/purge', stack.gateway.url));
    expect(get.status).toBe(404);
    await closed.stop();
  });
});
