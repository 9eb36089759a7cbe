import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityRow } from '../../../test/rows.ts';
import { startGateway, type RunningGateway } from '../../../test/startGateway.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { keyCommand } from '../../keys/keyCommand.ts';

const stack = setUpStack();
const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json');
const create = (...args: string[]): string =>
  /citygigs_[\w-]{43}$/.exec(keyCommand(file, ['create', ...args]))?.[0] ?? '';
const reader = create('reader', '--scope', 'read');
const writer = create('writer', '--scope', 'write');
const busy = create('busy', '--scope', 'read', '--hourly', '3');

const query = '{ city(slug: "berlin") { name } }';
const mutation = 'mutation { requestCity(input: { proposition: "Gotham" }) { userErrors { code } } }';

describe.each([true, false])('a gateway with API keys, on the fast path: %s', (fast) => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway(stack.rest.origin, { API_KEYS_FILE: file, LOG_LEVEL: 'trace' }, { fast });
  });
  afterAll(() => gateway.stop());

  const send = async (text: string, headers: Record<string, string>) => {
    stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
    const { status, data, errors } = await gateway.ask(text, { headers });
    return { status, data, code: errors?.[0]?.extensions?.['code'] };
  };

  it('answers any operation with a key in either header', async () => {
    for (const headers of [{ 'x-api-key': reader }, { authorization: `ApiKey ${reader}` }])
      for (let time = 0; time < 4; time += 1)
        expect(await send(query, headers)).toMatchObject({ status: 200, data: { city: { name: 'Berlin' } } });
    const introspection = await send('{ __schema { queryType { name } } }', { 'x-api-key': reader });
    expect(introspection).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('answers only operations of the site without a key, also those that it knows', async () => {
    await send(query, { 'x-api-key': reader });
    for (const text of [query, '{ __schema { queryType { name } } }'])
      expect(await send(text, {})).toMatchObject({ status: 403, code: 'PERSISTED_OPERATIONS_ONLY' });
    const page = await fetch(gateway.url, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type') ?? '').not.toContain('html');
  });

  it.each([
    { 'x-api-key': 'citygigs_wrong' },
    { 'x-api-key': '' },
    { authorization: 'ApiKey citygigs_wrong' },
    { authorization: 'ApiKey' },
    { 'x-api-key': 'citygigs_wrong', authorization: `ApiKey ${reader}` },
  ])('answers 401 to %j', async (headers) => {
    const calls = stack.rest.calls.length;
    expect(await send(query, headers)).toMatchObject({ status: 401, code: 'INVALID_API_KEY' });
    expect(stack.rest.calls).toHaveLength(calls);
  });

  it('writes with a key for writing only', async () => {
    stack.rest.on('/web-api/en/cities/proposition', json(422, { errors: [] }));
    const refused = await send(mutation, { 'x-api-key': reader });
    expect(refused).toMatchObject({ status: 403, code: 'KEY_CANNOT_WRITE' });
    expect(stack.rest.calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    expect((await send(mutation, { 'x-api-key': writer })).code).not.toBe('KEY_CANNOT_WRITE');
    expect(stack.rest.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('passes the token of a user on beside a key, and the key to nobody', async () => {
    await send('{ viewer { id } }', { 'x-api-key': reader, authorization: 'Bearer abc' });
    await send(query, { authorization: `ApiKey ${reader}` });
    const sent = JSON.stringify(stack.rest.calls);
    expect(sent).not.toContain(reader);
    expect(sent.toLowerCase()).not.toContain('apikey');
    expect(JSON.stringify(gateway.logged)).not.toContain(reader.slice(9));
  });
});

describe('the limit of an API key', () => {
  it('is its own, and counts neither requests without it nor those of others', async () => {
    const gateway = await startGateway(stack.rest.origin, { API_KEYS_FILE: file });
    const statuses: number[] = [];
    for (const key of [busy, reader, busy, busy, busy, reader])
      statuses.push((await gateway.ask('{ __typename }', { headers: { 'x-api-key': key } })).status);
    const { headers } = await gateway.ask('{ __typename }', { headers: { 'x-api-key': busy } });
    await gateway.stop();
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});

describe('a gateway without API keys', () => {
  it('answers as before, whatever key is sent', async () => {
    for (const headers of [{}, { 'x-api-key': 'anything' }])
      expect((await stack.gateway.ask('{ __typename }', { headers })).status).toBe(200);
  });
});
