import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { startGateway } from '../../../test/startGateway.ts';

const stack = setUpStack();
const operations = JSON.parse(
  readFileSync(new URL('../../../../schema/persisted.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The id of the site's operation whose text matches. */
const idOf = (pattern: RegExp): string =>
  Object.entries(operations).find(([, text]) => pattern.test(text))?.[0] ?? '';

const phrases = idOf(/^query \w+ \{\s+phrases/);
const place = idOf(/^query lookUpNearVisitor_LocationQuery/);

describe('the headers for caches', () => {
  const get = (id: string, headers: Record<string, string> = {}, url = stack.gateway.url) =>
    fetch(`${url}?lang=en&id=${id}`, { headers });
  const cached = ({ headers }: Response) => headers.get('cache-control');

  it('let caches keep a complete answer to an operation of the site, and revalidate it by its etag', async () => {
    stack.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hello' }));
    const first = await get(phrases);
    expect(await first.json()).toMatchObject({ data: { phrases: [{ key: 'greeting' }] } });
    expect(cached(first)).toBe('public, max-age=60');
    expect(first.headers.get('vary')).toContain('Accept-Language');
    const again = await get(phrases, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    stack.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hi' }));
    const changed = await get(phrases, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(changed.status).toBe(200);
  });

  it('forbid it for failures, requests with a token, personal answers, other operations and POST', async () => {
    stack.rest.on('/web-api/en/phrases/', json(500));
    expect(cached(await get(phrases))).toBe('no-store');
    stack.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hello' }));
    expect(cached(await get(phrases, { authorization: 'Bearer t.o.k' }))).toBe('no-store');
    expect(cached(await get(place))).toBe('no-store');
    expect(cached(await get('unknown'))).toBe('no-store');
    stack.rest.on('/web-api/en/languages', pageOf([]));
    expect(cached(await fetch(`${stack.gateway.url}?query={languages{id}}`))).toBe('no-store');
    const post = await stack.gateway.post({ id: phrases });
    expect(post.headers.get('cache-control')).toBe('no-store');
  });

  it('tell a CDN how long, and by which ids to purge it, only for answers that are for everybody', async () => {
    const persistedFile = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'cdn-')), 'persisted.json'));
    const texts = {
      city: 'query city($slug: String!) { city(slug: $slug) { id name } }',
      place: 'query place { location { succeeded } }',
      me: 'query me { viewer { id } }',
    };
    writeFileSync(persistedFile, JSON.stringify(texts));
    const env = { SURROGATE_MAX_AGE_S: '3600' };
    const gateway = await startGateway(stack.rest.origin, env, { persistedFile });
    stack.rest.on('/web-api/en/cities/slug/berlin', cityRow({ id: 7 }));
    const variables = `city&variables=${encodeURIComponent('{"slug":"berlin"}')}`;
    const surrogate = ({ headers }: Response) => [
      headers.get('surrogate-control'),
      headers.get('surrogate-key'),
    ];
    const first = await get(variables, {}, gateway.url);
    expect(surrogate(first)).toEqual(['max-age=3600', `${toGlobalId('City', 7)} all`]);
    const again = await get(variables, { 'if-none-match': first.headers.get('etag') ?? '' }, gateway.url);
    expect([again.status, ...surrogate(again)]).toEqual([
      304,
      'max-age=3600',
      `${toGlobalId('City', 7)} all`,
    ]);
    expect(first.headers.get('vary')).toContain('Authorization');
    const signedIn = { authorization: 'Bearer t.o.k' };
    for (const [id, headers] of [
      [variables, signedIn],
      ['me', signedIn],
      ['me', {}],
      ['place', {}],
    ] as const) {
      const answer = await get(id, headers, gateway.url);
      expect([cached(answer), ...surrogate(answer)]).toEqual(['no-store', null, null]);
    }
    await gateway.stop();
    // Without a CDN.
    stack.rest.on('/web-api/en/phrases/', json(200, { greeting: 'Hello' }));
    expect(surrogate(await get(phrases))).toEqual([null, null]);
  });

  it('forbid it for answers that may lack something, though no error says so', async () => {
    const persistedFile = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'near-')), 'persisted.json'));
    const query = 'query near { nearbyCities(latitude: 52.5, longitude: 13.4) { name } }';
    writeFileSync(persistedFile, JSON.stringify({ near: query }));
    const gateway = await startGateway(stack.rest.origin, {}, { persistedFile });
    stack.rest.on('/web-api/en/cities', pageOf([]));
    expect(cached(await get('near', {}, gateway.url))).toBe('public, max-age=60');
    stack.rest.on('/web-api/en/cities', json(500));
    const degraded = await get('near', {}, gateway.url);
    expect([cached(degraded), await degraded.json()]).toEqual([
      'no-store',
      { data: { nearbyCities: [] }, extensions: { degraded: ['web-api'] } },
    ]);
    await gateway.stop();
  });
});
