import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { cityRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { startGateway, type RunningGateway } from '../../../test/startGateway.ts';

const origin = 'https://shop.example';
const stack = setUpStack({ MAX_CALLS: '5', RESPONSE_TIMEOUT_MS: '400', CORS_ORIGINS: origin });

const berlin = '/web-api/en/cities/slug/berlin';
const top = '/web-api/en/cities/top';
const query = 'query Fast($slug: String!) { city(slug: $slug) { name } }';
const variables = { slug: 'berlin' };

const fastAnswers = ({ logged }: RunningGateway) =>
  logged.filter(({ msg }) => msg === 'answered on the fast path').length;

/** Runs an operation until it is known and compiled. */
const warmUp = async (body: object, gateway = stack.gateway) => {
  for (let run = 0; run < 4; run += 1) await gateway.post(body);
  expect(fastAnswers(gateway)).toBeGreaterThan(0);
  gateway.logged.length = 0;
  stack.rest.calls.length = 0;
};

/** Expects that the next request takes the fast path. */
const onFastPath = async <T>(request: () => Promise<T>, gateway = stack.gateway): Promise<T> => {
  const before = fastAnswers(gateway);
  const answer = await request();
  expect(fastAnswers(gateway)).toBe(before + 1);
  return answer;
};

/** Expects that Yoga answers the next request. */
const byYoga = async <T>(request: () => Promise<T>, gateway = stack.gateway): Promise<T> => {
  const before = fastAnswers(gateway);
  const answer = await request();
  expect(fastAnswers(gateway)).toBe(before);
  return answer;
};

describe('the fast path', () => {
  it('answers a known operation with the headers of every answer, never to be cached', async () => {
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    const { status, data, headers } = await onFastPath(() => stack.gateway.post({ query, variables }));
    expect({ status, data }).toEqual({ status: 200, data: { city: { name: 'Berlin' } } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': 'en',
      vary: 'Accept, Accept-Language, Authorization, Origin, User-Agent, X-Client-Class, X-Operations',
      'x-content-type-options': 'nosniff',
      'x-trace-id': expect.any(String) as string,
    });
  });

  it('sets the CORS headers for allowed origins only', async () => {
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    const from = (site: string) =>
      onFastPath(() => stack.gateway.post({ query, variables }, { headers: { origin: site } }));
    const allowed = 'access-control-allow-origin';
    expect((await from(origin)).headers.get(allowed)).toBe(origin);
    expect((await from('https://evil.example')).headers.get(allowed)).toBeNull();
  });

  it.each([
    ['application/json', 'application/json'],
    ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
    ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json'],
    ['*/*', 'application/json'],
  ])('answers accept: %s with %s, as Yoga does', async (accept, type) => {
    stack.rest.on(berlin, cityRow());
    const options = { headers: { accept } };
    await warmUp({ query, variables });
    const fast = await onFastPath(() => stack.gateway.post({ query, variables }, options));
    const other = await byYoga(() => stack.gateway.post({ query, variables, extensions: {} }, options));
    expect(fast.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(other.headers.get('content-type')).toBe(fast.headers.get('content-type'));
  });

  it('leaves GET, other media types and anything unusual to Yoga', async () => {
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    const ask = (body: object, headers = {}) => byYoga(() => stack.gateway.post(body, { headers }));
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    await byYoga(() => fetch(`${stack.gateway.url}?${search.toString()}`));
    const html = await byYoga(() =>
      fetch(stack.gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/html' },
        body: JSON.stringify({ query, variables }),
      }),
    );
    expect(html.status).toBe(406);
    expect(await ask({ query, variables, more: 1 })).toMatchObject({ status: 400 });
    expect(await ask({ query, variables: [1] })).toMatchObject({ status: 400 });
    expect(await ask({ query, variables, operationName: 'Other' })).toMatchObject({ status: 400 });
    expect(await ask({ query: `${query} ` })).toMatchObject({ status: 200 });
    expect(await ask({ id: 'unknown' })).toMatchObject({ status: 404 });
  });

  it('keeps the limits of a body: its size, its type, the depth of its variables', async () => {
    await warmUp({ query, variables });
    const large = await byYoga(() => stack.gateway.post({ query, variables: { slug: 'x'.repeat(70_000) } }));
    expect(large.status).toBe(413);
    let deep: unknown = 1;
    for (let level = 0; level < 40; level += 1) deep = [deep];
    expect(
      await byYoga(() => stack.gateway.post({ query, variables: { ...variables, deep } })),
    ).toMatchObject({
      status: 400,
    });
    const headers = { 'content-type': 'text/plain' };
    expect((await byYoga(() => stack.gateway.post({ query, variables }, { headers }))).status).toBe(415);
    expect(stack.rest.calls).toHaveLength(0);
  });

  it('never takes a document that is invalid or beyond a limit, however often it comes', async () => {
    const deep = `{ city(slug: "x") ${'{ nearby '.repeat(16)}{ name }${' }'.repeat(16)} }`;
    for (const document of [deep, '{ nothing }', '{ city(', `{ ${'a: __typename '.repeat(40)} }`])
      for (let run = 0; run < 4; run += 1)
        expect((await byYoga(() => stack.gateway.ask(document))).data).toBeUndefined();
  });

  it('counts the cost of each request with its variables', async () => {
    const nested =
      'query Nested($first: Int) { topCities { jobOffers(first: $first) { edges { node { latestReviews(limit: $first) { rating } } } } } }';
    stack.rest.on(top, pageOf([]));
    await warmUp({ query: nested, variables: { first: 1 } });
    const dear = await onFastPath(() => stack.gateway.post({ query: nested, variables: { first: 90 } }));
    expect(dear).toMatchObject({ status: 400, errors: [{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }] });
    expect(dear.data).toBeUndefined();
    expect(stack.rest.calls).toHaveLength(0);
    const cheap = await onFastPath(() => stack.gateway.post({ query: nested, variables: { first: 1 } }));
    expect(cheap.status).toBe(200);
  });

  it('counts calls, and answers a query that needs too many by one error', async () => {
    const wide = 'query Wide { topCities { name post { title } } }';
    stack.rest.on(top, pageOf([]));
    await warmUp({ query: wide });
    const rows = Array.from({ length: 20 }, (_, id) => cityRow({ id: id + 1, slug: `s${id}` }));
    stack.rest.on(top, pageOf(rows));
    const answer = await onFastPath(() => stack.gateway.post({ query: wide }));
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }],
    });
    expect(stack.rest.calls).toHaveLength(5);
  });

  it('gives errors their messages, paths and trace ids, logs them, and calls a failed service once', async () => {
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    stack.rest.on(berlin, json(500, { message: 'secret' }));
    const { data, errors, headers } = await onFastPath(() => stack.gateway.post({ query, variables }));
    expect(data).toEqual({ city: null });
    expect(errors).toEqual([
      {
        message: expect.stringContaining('Request error #500') as string,
        path: ['city'],
        locations: expect.anything() as unknown,
        extensions: expect.objectContaining({
          code: 'UPSTREAM_ERROR',
          traceId: headers.get('x-trace-id'),
        }) as unknown,
      },
    ]);
    expect(JSON.stringify(errors)).not.toContain('secret');
    expect(stack.gateway.logged.filter(({ msg }) => msg === 'field failed')).toHaveLength(1);
    expect(stack.rest.calls).toHaveLength(1);
  });

  it('rejects an invalid variable with the same error as before', async () => {
    const wrong = { query, variables: { slug: 7 } };
    const first = await stack.gateway.post(wrong);
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    const { errors } = await onFastPath(() => stack.gateway.post(wrong));
    const plain = (each: typeof errors) =>
      JSON.stringify(each).replaceAll(/"traceId":"[^"]+"/g, '"traceId":""');
    expect(plain(errors)).toBe(plain(first.errors));
  });

  it('needs a valid token for what is the user’s', async () => {
    const own = 'query Own { viewer { email } }';
    const ask = () => stack.gateway.post({ query: own });
    await ask();
    expect(await onFastPath(ask)).toMatchObject({ data: { viewer: null } });
    expect(stack.rest.calls).toHaveLength(0);
  });

  it('ends calls that take too long, and those for which the client does not wait', async () => {
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    stack.rest.on(berlin, () => undefined);
    const late = await onFastPath(() => stack.gateway.post({ query, variables }));
    expect(late).toMatchObject({ errors: [{ extensions: { code: 'TIMEOUT' } }] });
    const headers = { 'x-patience': '50' };
    const impatient = await onFastPath(() => stack.gateway.post({ query, variables }, { headers }));
    expect(impatient).toMatchObject({ errors: [{ extensions: { code: 'LATE', silenced: true } }] });
  });

  it('ends the calls of a client that disconnects, and logs no error', async () => {
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    const closed = vi.fn();
    stack.rest.on(berlin, (response) => void response.once('close', closed));
    const client = new AbortController();
    const answer = fetch(stack.gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: client.signal,
    }).catch(() => 'gone');
    await vi.waitFor(() => expect(stack.rest.calls).toHaveLength(1));
    client.abort();
    expect(await answer).toBe('gone');
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 300);
    await vi.waitFor(() =>
      expect(stack.gateway.logged).toContainEqual(expect.objectContaining({ msg: 'request', left: true })),
    );
    expect(stack.gateway.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it('rejects the text of a known operation for requests through the site', async () => {
    stack.rest.on(berlin, cityRow());
    await warmUp({ query, variables });
    const headers = { 'x-operations': 'persisted' };
    expect(await byYoga(() => stack.gateway.post({ query, variables }, { headers }))).toMatchObject({
      status: 403,
    });
  });
});

describe('the fast path of a gateway with OPERATIONS=persisted', () => {
  let gateway: RunningGateway;
  const languages = 'query Languages { languages { id } }';
  const persistedFile = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'fast-')), 'persisted.json'));

  beforeAll(async () => {
    writeFileSync(persistedFile, JSON.stringify({ a1: languages }));
    gateway = await startGateway(stack.rest.origin, { OPERATIONS: 'persisted' }, { persistedFile });
  });
  afterAll(() => gateway.stop());

  it('answers operations by their id, and no others', async () => {
    stack.rest.on('/web-api/en/languages', pageOf([]));
    const answer = await onFastPath(() => gateway.post({ id: 'a1' }), gateway);
    expect(answer.data).toEqual({ languages: [] });
    for (let run = 0; run < 3; run += 1)
      expect(await byYoga(() => gateway.post({ query: languages }), gateway)).toMatchObject({ status: 403 });
    expect(await byYoga(() => gateway.post({ id: 'a2' }), gateway)).toMatchObject({ status: 404 });
  });
});
