import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityRow, pageOf } from '../../../test/rows.ts';
import { startGateway, type RunningGateway } from '../../../test/startGateway.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const berlin = '/web-api/en/cities/slug/berlin';
const query = '{ city(slug: "berlin") { name } }';
const operations = JSON.parse(
  readFileSync(new URL('../../../../schema/persisted.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const phrases =
  Object.entries(operations).find(([, text]) => /^query \w+ \{\s+phrases/.test(text))?.[0] ?? '';

describe('a gateway with OPERATIONS=persisted', () => {
  let gateway: RunningGateway;
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'persisted-')), 'persisted.json'));

  beforeAll(async () => {
    writeFileSync(file, JSON.stringify({ a1: 'query Q($slug: String!) { city(slug: $slug) { name } }' }));
    gateway = await startGateway(stack.rest.origin, { OPERATIONS: 'persisted' }, { persistedFile: file });
  });
  afterAll(() => gateway.stop());

  it('answers an operation by its id with variables', async () => {
    stack.rest.on(berlin, cityRow());
    const { data } = await gateway.post({ id: 'a1', variables: { slug: 'berlin' } });
    expect(data).toEqual({ city: { name: 'Berlin' } });
  });

  it('answers an operation by its id to GET', async () => {
    stack.rest.on(berlin, cityRow());
    const variables = encodeURIComponent('{"slug":"berlin"}');
    const answer = await fetch(`${gateway.url}?lang=en&id=a1&variables=${variables}`);
    expect(await answer.json()).toEqual({ data: { city: { name: 'Berlin' } } });
  });

  it('rejects other operations, unknown ids and requests without an id', async () => {
    expect(await gateway.ask(query)).toMatchObject({ status: 403 });
    const tooLong = `{ ${'__typename '.repeat(4_001)}}`;
    expect(await gateway.ask(tooLong)).toMatchObject({
      status: 403,
      errors: [{ extensions: { code: 'PERSISTED_OPERATIONS_ONLY' } }],
    });
    expect(await gateway.post({ id: '__proto__' })).toMatchObject({ status: 404 });
    expect(await gateway.post({ variables: {} })).toMatchObject({ status: 400 });
    expect(stack.rest.calls).toHaveLength(0);
  });

  it('reads the operations again when their file changes', async () => {
    await pause(600);
    writeFileSync(file, JSON.stringify({ b2: '{ topCities { name } }' }));
    expect((await gateway.post({ id: 'b2' })).data).toEqual({ topCities: [] });
  });
});

describe('a request through the site', () => {
  const headers = { 'x-operations': 'persisted' };

  it('is answered by id, and rejected for other documents, introspection and GraphiQL', async () => {
    stack.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hello' }));
    for (const query of ['{ languages { id } }', '{ __schema { types { name } } }', '{ __typename }']) {
      const { status, errors } = await stack.gateway.ask(query, { headers });
      expect([status, errors?.[0]?.extensions?.['code']]).toEqual([403, 'PERSISTED_OPERATIONS_ONLY']);
      const byGet = await fetch(`${stack.gateway.url}?query=${encodeURIComponent(query)}`, { headers });
      expect(byGet.status).toBe(403);
    }
    const page = await fetch(stack.gateway.url, { headers: { ...headers, accept: 'text/html' } });
    expect(page.headers.get('content-type') ?? '').not.toContain('html');
    expect((await stack.gateway.post({ id: phrases }, { headers })).data).toMatchObject({
      phrases: [{}],
    });
  });
});

describe('automatic persisted queries', () => {
  const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
  const body = { operationName: 'Q', variables: {}, extensions: { persistedQuery } };

  it('are not supported: by POST and by GET clients are told to send the text, which is then answered', async () => {
    stack.rest.on('/web-api/en/languages', pageOf([]));
    const byGet = await fetch(
      `${stack.gateway.url}?${new URLSearchParams({ extensions: JSON.stringify({ persistedQuery }) }).toString()}`,
    );
    const rejections = [
      await stack.gateway.post(body),
      { status: byGet.status, ...((await byGet.json()) as object) },
    ];
    for (const answer of rejections)
      expect(answer).toMatchObject({
        status: 200,
        errors: [
          { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
        ],
      });
    const { data } = await stack.gateway.post({ ...body, query: 'query Q { languages { id } }' });
    expect(data).toEqual({ languages: [] });
  });

  it('are rejected with 404 where only the site’s operations are answered', async () => {
    const persisted = await startGateway(stack.rest.origin, { OPERATIONS: 'persisted' });
    const { status, errors } = await persisted.post(body);
    await persisted.stop();
    expect([status, errors?.[0]?.extensions?.['code']]).toEqual([404, 'PERSISTED_OPERATION_NOT_FOUND']);
  });
});
