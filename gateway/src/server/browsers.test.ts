import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { pageOf } from '../../test/rows.ts';
import { startGateway, type RunningGateway } from '../../test/startGateway.ts';
import { world } from '../../test/world.ts';

const at = world();
const shop = 'https://app.example';
const operations = Object.entries(
  JSON.parse(readFileSync(new URL('../../../schema/persisted.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
);
const idOf = (start: string): string => operations.find(([, text]) => text.startsWith(start))?.[0] ?? '';
const phrases = operations.find(([, text]) => /^query \w+ \{\s+phrases/.test(text))?.[0] ?? '';
const place = idOf('query useCitiesNearVisitor_LocationQuery');

let named: RunningGateway;

beforeAll(async () => {
  named = await startGateway(at.rest.origin, { CORS_ORIGINS: `${shop},https://other.example` });
});
afterAll(() => named.stop());

describe('pages of other origins', () => {
  const ask = (url: string, origin: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...init.headers, origin } });
  const preflight = (url: string, origin: string) =>
    ask(url, origin, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } });
  const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

  it('may not read answers unless they are named', async () => {
    expect(allowed(await preflight(at.gateway.url, shop))).toBeNull();
    expect(allowed(await ask(`${at.gateway.url}?query={__typename}`, shop))).toBeNull();
    expect(allowed(await preflight(named.url, 'https://evil.example'))).toBeNull();
    expect(allowed(await ask(`${named.url}?query={__typename}`, 'https://evil.example'))).toBeNull();
  });

  it('may ask and read once they are named, refusals included', async () => {
    const asked = await preflight(named.url, shop);
    expect([asked.status, allowed(asked)]).toEqual([204, shop]);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    for (const url of [`${named.url}?query={__typename}`, `${named.url}?variables={`]) {
      const answer = await ask(url, shop);
      expect(allowed(answer)).toBe(shop);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('may all do so with *', async () => {
    const all = await startGateway(at.rest.origin, { CORS_ORIGINS: '*' });
    expect(allowed(await ask(`${all.url}?query={__typename}`, 'https://any.example'))).toBe('*');
    await all.stop();
  });
});

describe('what caches may keep', () => {
  const get = (id: string, headers: Record<string, string> = {}, url = at.gateway.url) =>
    fetch(`${url}?lang=en&id=${id}`, { headers });
  const cached = ({ headers }: Response) => headers.get('cache-control');

  it('are whole answers to the site’s operations, the same for everybody, with a tag', async () => {
    at.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hello' }));
    const first = await get(phrases);
    expect(await first.json()).toMatchObject({ data: { phrases: [{ key: 'greeting' }] } });
    expect(cached(first)).toBe('public, max-age=60');
    expect(first.headers.get('vary')).toContain('Accept-Language');
    const again = await get(phrases, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    at.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hi' }));
    const changed = await get(phrases, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(changed.status).toBe(200);
  });

  it('are none that failed, that came with a token, that depend on who asks, or that are no operation of the site', async () => {
    at.rest.on('/web-api/en/phrases/', json(500));
    expect(cached(await get(phrases))).toBe('no-store');
    at.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hello' }));
    expect(cached(await get(phrases, { authorization: 'Bearer t.o.k' }))).toBe('no-store');
    expect(cached(await get(place))).toBe('no-store');
    expect(cached(await get('unknown'))).toBe('no-store');
    at.rest.on('/web-api/en/languages', pageOf([]));
    expect(cached(await fetch(`${at.gateway.url}?query={languages{id}}`))).toBe('no-store');
    const post = await at.gateway.post({ id: phrases });
    expect(post.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what comes over the site’s own origin', () => {
  const marked = { 'x-operations': 'persisted' };

  it('gets the site’s operations alone: no other documents, no introspection, no GraphiQL', async () => {
    at.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hello' }));
    for (const query of ['{ languages { id } }', '{ __schema { types { name } } }', '{ __typename }']) {
      const { status, errors } = await at.gateway.ask(query, { headers: marked });
      expect([status, errors?.[0]?.extensions?.['code']]).toEqual([403, 'PERSISTED_OPERATIONS_ONLY']);
      const byGet = await fetch(`${at.gateway.url}?query=${encodeURIComponent(query)}`, { headers: marked });
      expect(byGet.status).toBe(403);
    }
    const page = await fetch(at.gateway.url, { headers: { ...marked, accept: 'text/html' } });
    expect(page.headers.get('content-type') ?? '').not.toContain('html');
    expect((await at.gateway.post({ id: phrases }, { headers: marked })).data).toMatchObject({
      phrases: [{}],
    });
  });
});

describe('clients that send a hash first', () => {
  const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
  const body = { operationName: 'Q', variables: {}, extensions: { persistedQuery } };

  it('are told to send the text, by POST and by GET, and get their answer then', async () => {
    at.rest.on('/web-api/en/languages', pageOf([]));
    const byGet = await fetch(
      `${at.gateway.url}?${new URLSearchParams({ extensions: JSON.stringify({ persistedQuery }) }).toString()}`,
    );
    const refused = [
      await at.gateway.post(body),
      { status: byGet.status, ...((await byGet.json()) as object) },
    ];
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 200,
        errors: [
          { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
        ],
      });
    const { data } = await at.gateway.post({ ...body, query: 'query Q { languages { id } }' });
    expect(data).toEqual({ languages: [] });
  });

  it('are refused where only the site’s operations are answered', async () => {
    const persisted = await startGateway(at.rest.origin, { OPERATIONS: 'persisted' });
    const { status, errors } = await persisted.post(body);
    await persisted.stop();
    expect([status, errors?.[0]?.extensions?.['code']]).toEqual([404, 'PERSISTED_OPERATION_NOT_FOUND']);
  });
});

describe('GraphiQL', () => {
  it('says what its page may run: its own script alone', async () => {
    const page = await fetch(at.gateway.url, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
